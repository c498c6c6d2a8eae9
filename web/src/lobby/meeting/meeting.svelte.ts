/* How we meet others, for the whole page: the line to the lobby, what it says, and what we ask of it. */
import { untrack } from 'svelte';
import {
  acceptChallenge,
  answerSeek,
  ApiError,
  declineChallenge,
  endChallenge,
  endSeek,
  enterLobby,
  openLobby,
  postChallenge,
  postSeek,
} from '../../api';
import type { Challenge, LobbyMessage, OwnSeek, PostChallenge, Wish } from '../../protocol';
import { account, learn } from '../../club/account.svelte';
import { device } from '../../club/device.svelte';
import { player } from '../../settings.svelte';
import { browserLooks, markBrowserLooks, markLooks, readOpen, tabLooks, writeOpen } from '../../storage';
import { club, text } from '../../text';
import { problemOf } from '../../text/problem';
import { LobbyLine } from './lobby-line';
import { EMPTY, heard, type LobbyState } from './lobby-state';
import { isByDay } from './wish';

class Meeting {
  /** This server has a lobby where players meet who do not know one another. */
  there = $state(false);
  state: LobbyState = $state.raw(EMPTY);
  /** The line to the lobby stands, or is back soon. */
  stands = $state(false);
  /** Others see us and may challenge us. */
  open = $state(readOpen());
  /** Something is being asked of the host. */
  asking = $state(false);
  /** Why the last thing that we asked was not done. */
  problem: string | null = $state(null);
  /** A tab of this browser looks for a game. */
  looks = $state(browserLooks());
  /** A search was ended because we sat down at a table. */
  ended = $state(false);
  /** The table against the computer at which we wait: it is left when somebody is found. */
  meanwhile: string | null = null;
  #line: LobbyLine | null = null;
  /** The search was to end while the host could not be reached. */
  #unstopped = false;

  /** Something goes on that we have to hear of on every page. Games of tournaments begin for accounts by themselves. */
  get busy(): boolean {
    const { seek, challenges } = this.state.own;
    const expects = this.looks || account.name !== null;
    return this.open || seek !== null || challenges.length > 0 || tabLooks() || expects;
  }

  /** The server does not know this browser again: it can neither seek nor challenge. */
  get blocked(): boolean {
    return !navigator.cookieEnabled;
  }

  follow(): void {
    if (this.#line) return;
    this.#line = new LobbyLine({
      open: openLobby,
      isOpen: () => this.open,
      onmessage: (message) => this.#hear(message),
      onstatus: (stands) => {
        this.stands = stands;
        if (stands && this.#unstopped) void this.stop();
      },
      onsignedout: () => void this.#signedOut(),
    });
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#hurry);
    addEventListener('pagehide', this.#hide);
    addEventListener('pageshow', this.#show);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  /** The host may know us as another player since. */
  renew(): void {
    this.#line?.renew();
  }

  leave(): void {
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#hurry);
    removeEventListener('pagehide', this.#hide);
    removeEventListener('pageshow', this.#show);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#line?.close();
    this.#line = null;
    this.state = EMPTY;
  }

  /** Says that somebody has the lobby in sight. */
  inSight(): void {
    this.#line?.send({ type: 'visible' });
  }

  /** `stays`: for a day, whether or not a page is open. `bots`: bots may answer, too. */
  seek(wish: Wish, stays = false, bots = false): Promise<void> {
    return this.#look(() => postSeek(player.name, wish, stays, bots));
  }

  /** Plays with the player of a seek. */
  answer(id: string): Promise<void> {
    return this.#look(() => answerSeek(player.name, id));
  }

  /** Ends the search, or says that we have gone to the table that was found. */
  async stop(): Promise<void> {
    markLooks(false);
    this.#noteLooks(false);
    this.state = { ...this.state, own: { ...this.state.own, seek: null } };
    this.#unstopped = await endSeek().then(
      () => false,
      (error) => error instanceof ApiError && error.status === 0,
    );
  }

  /** We play at a table now: a search for a game in one sitting ends. One by the day goes on. */
  async sitDown(): Promise<void> {
    const { seek } = this.state.own;
    if (seek === null || isByDay(seek.wish)) return;
    this.ended = true;
    await this.stop();
  }

  /** Answers whether it was sent. */
  async challenge(challenge: Omit<PostChallenge, 'name' | 'key'>): Promise<boolean> {
    const sent = await this.ask(async () => {
      await postChallenge({ ...challenge, name: player.name });
      this.#begin();
      return true;
    });
    return sent ?? false;
  }

  /** Answers the table; null where there is none, or where partners look for two others first. */
  accept({ id }: Challenge): Promise<string | null> {
    return this.ask(async () => {
      const { table } = await acceptChallenge(id);
      if (table === null) this.#begin();
      return table;
    });
  }

  async decline({ id }: Challenge, reason: NonNullable<Challenge['reason']>): Promise<void> {
    await this.ask(() => declineChallenge(id, reason));
  }

  /** Withdraws a challenge of ours, or says that we know how it was answered. */
  async end({ id }: Challenge): Promise<void> {
    const { own } = this.state;
    const challenges = own.challenges.filter((one) => one.id !== id);
    this.state = { ...this.state, own: { ...own, challenges } };
    await endChallenge(id).catch(() => undefined);
  }

  async setOpen(open: boolean): Promise<void> {
    this.open = open;
    writeOpen(open);
    if (this.state.own.player !== null) this.#line?.send({ type: 'open', open });
    else if (open) await this.ask(() => enterLobby(player.name));
  }

  /** We may be called otherwise from now on. */
  async rename(name: string): Promise<void> {
    const known = untrack(() => this.state.own.player);
    if (known !== null && known.name !== name) await enterLobby(name).catch(() => undefined);
  }

  /** Asks the host; null where it refuses, and then `problem` says why. */
  async ask<T>(doing: () => Promise<T>): Promise<T | null> {
    const nobody = this.state.own.player === null;
    this.problem = null;
    this.asking = true;
    try {
      const answer = await doing();
      // With the first thing that we ask we become a player, and the line is to know that.
      if (nobody) this.#line?.renew();
      return answer;
    } catch (error) {
      this.problem = problemOf(error, 'web', navigator.onLine ? text.lobby.noServer : club.bar.offline);
      return null;
    } finally {
      this.asking = false;
    }
  }

  /** Somebody who is banned reads that, and not that this device was signed out. */
  async #signedOut(): Promise<void> {
    await learn().catch(() => undefined);
    if (account.ban === null) device.said = text.link.signedOut;
  }

  async #look(doing: () => Promise<OwnSeek>): Promise<void> {
    await this.ask(async () => {
      const seek = await doing();
      this.#unstopped = false;
      this.#begin();
      this.state = { ...this.state, own: { ...this.state.own, seek }, at: Date.now() };
    });
  }

  /** The host has said something. If our seek is being paired, we are here. */
  #hear(message: LobbyMessage): void {
    this.state = heard(this.state, message);
    if (message.type !== 'own' || message.player === null) return;
    if (message.seek?.pairing) this.#line?.send({ type: 'confirm' });
    this.#noteLooks(message.seek !== null || message.challenges.length > 0);
  }

  /** We look for a game in this tab, and all tabs of this browser are to show it. */
  #begin(): void {
    markLooks(true);
    this.#noteLooks(true);
  }

  #noteLooks(looks: boolean): void {
    if (browserLooks() !== looks) markBrowserLooks(looks);
    this.looks = looks;
  }

  /** Another tab has begun to look for a game, or has ended that. By its first search this browser became a player. */
  readonly noteOtherTab = (): void => {
    const looked = this.looks;
    this.looks = browserLooks();
    if (this.looks && !looked && untrack(() => this.state.own.player) === null) this.#line?.renew();
  };

  /** Nobody is here any more who could play, unless the page is shown again as it was. */
  readonly #hide = (): void => this.#line?.close();
  readonly #show = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.#line?.renew();
  };

  readonly #hurry = (): void => {
    if (document.visibilityState === 'visible') this.#line?.hurry();
  };
}

export const meeting = new Meeting();
