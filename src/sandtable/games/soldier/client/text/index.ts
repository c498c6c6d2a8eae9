/* Every word of this game's part of the client, in the language of whoever looks. */
export * from './en';
export * from './options.en';
export * from './tour.en';
