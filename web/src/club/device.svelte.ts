/* What has become of this browser as a device of a player: the lobby says it until it is left. */
export const device = $state({ said: '' });
