import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as api from '../api';
import type { AccountState } from '../protocol';
import { player } from '../settings.svelte';
import { account as words } from '../text';
import AccountPage from './AccountPage.svelte';
import { account } from './account.svelte';

const codes = ['aaaa-bbbb-cccc-dddd'];
const without: AccountState = { account: null, passkeys: false, mail: false, ban: null };
const logged: AccountState = {
  ...without,
  account: {
    name: 'Heron',
    since: '2026-01-01',
    password: true,
    passkeys: [],
    codes: 10,
    address: null,
    by_mail: false,
    renamed_from: null,
    correctable_until: null,
  },
};

beforeEach(() => {
  localStorage.clear();
  Object.assign(account, { offered: false, name: null, ban: null });
  vi.spyOn(api, 'getDevices').mockResolvedValue([]);
  vi.spyOn(api, 'getBlocks').mockResolvedValue([]);
  vi.spyOn(api, 'getOwnMeasures').mockResolvedValue({ measures: [], moderator: false });
});
afterEach(() => void vi.restoreAllMocks());

const password = (label: string) => screen.getByLabelText(label);
const press = (name: string) => userEvent.click(screen.getAllByRole('button', { name }).at(-1)!);

it('asks anew what was done about us when we have logged in', async () => {
  const ban = { reason: 'Rude.', ends: null };
  vi.spyOn(api, 'getAccount')
    .mockResolvedValueOnce(without)
    .mockResolvedValue({ ...logged, ban });
  vi.spyOn(api, 'logIn').mockResolvedValue({ name: 'Heron', kind: 'account' });
  const measures = vi.spyOn(api, 'getOwnMeasures').mockRejectedValueOnce(new api.ApiError(401, 'no player'));
  render(AccountPage);
  await userEvent.type(await screen.findByLabelText(words.name), 'Heron');
  await userEvent.type(password(words.password), 'a long password');
  await press(words.logIn.button);
  await screen.findByText('Heron');
  expect(measures).toHaveBeenCalledTimes(2);
  expect(account.ban).toEqual(ban);
});

it('logs in, and is called by the name of the account from then on', async () => {
  vi.spyOn(api, 'getAccount').mockResolvedValueOnce(without).mockResolvedValue(logged);
  const logIn = vi.spyOn(api, 'logIn').mockResolvedValue({ name: 'Heron', kind: 'account' });
  render(AccountPage);
  await userEvent.type(await screen.findByLabelText(words.name), 'heron');
  await userEvent.type(password(words.password), 'four wet dogs');
  await press(words.logIn.button);
  expect(logIn).toHaveBeenCalledWith('heron', 'four wet dogs');
  expect(await screen.findByRole('heading', { level: 1, name: 'Heron' })).toBeTruthy();
  expect([account.name, player.name]).toEqual(['Heron', 'Heron']);
});

it('shows the recovery codes of a new account first, and once', async () => {
  vi.spyOn(api, 'getAccount').mockResolvedValueOnce(without).mockResolvedValue(logged);
  vi.spyOn(api, 'register').mockResolvedValue({ player: { name: 'Heron', kind: 'account' }, codes });
  render(AccountPage);
  await userEvent.click(await screen.findByRole('button', { name: words.register.title }));
  expect(screen.getByText(words.passwordLength)).toBeTruthy();
  await userEvent.type(screen.getByLabelText(words.name), 'Heron');
  await userEvent.type(password(words.password), 'four wet dogs');
  await press(words.register.button);
  expect(await screen.findByText(codes[0]!)).toBeTruthy();
  expect(screen.queryByText(words.changePassword), 'the codes come first').toBeNull();
  await press(words.codes.done);
  expect(screen.queryByText(codes[0]!)).toBeNull();
  expect(screen.getByText(words.changePassword)).toBeTruthy();
});

it('says so where no cookie is kept', async () => {
  vi.spyOn(api, 'getAccount').mockResolvedValue(without);
  vi.spyOn(api, 'logIn').mockResolvedValue({ name: 'Heron', kind: 'account' });
  render(AccountPage);
  await userEvent.type(await screen.findByLabelText(words.name), 'Heron');
  await userEvent.type(password(words.password), 'four wet dogs');
  await press(words.logIn.button);
  expect((await screen.findByRole('alert')).textContent).toBe(words.noCookies);
});

it('keeps what was typed when it is refused, and says why', async () => {
  vi.spyOn(api, 'getAccount').mockResolvedValue(without);
  const message = 'The name or the password is wrong.';
  vi.spyOn(api, 'logIn').mockRejectedValue(new api.ApiError(403, message));
  render(AccountPage);
  await userEvent.type(await screen.findByLabelText(words.name), 'Heron');
  await userEvent.type(password(words.password), 'five dry cats');
  await press(words.logIn.button);
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect((screen.getByLabelText(words.name) as HTMLInputElement).value).toBe('Heron');
});

it('offers neither passkeys nor mails where there are none', async () => {
  vi.spyOn(api, 'getAccount').mockResolvedValue(without);
  render(AccountPage);
  await userEvent.click(await screen.findByRole('button', { name: words.recover.title }));
  expect(screen.queryByText(words.byMail.about)).toBeNull();
  expect(screen.queryByRole('button', { name: words.logIn.byPasskey })).toBeNull();
});

it('asks for the password before anything grave, and forgets it', async () => {
  vi.spyOn(api, 'getAccount').mockResolvedValue(logged);
  const renewed = vi.spyOn(api, 'renewCodes').mockResolvedValue(codes);
  render(AccountPage);
  await userEvent.click(await screen.findByRole('button', { name: words.codes.renew }));
  expect(renewed).not.toHaveBeenCalled();
  await userEvent.type(password(words.present), 'four wet dogs');
  await press(words.codes.renew);
  expect(renewed).toHaveBeenCalledWith({ password: 'four wet dogs' });
  expect(await screen.findByText(codes[0]!)).toBeTruthy();
});

it('lets a link be mailed to the address that it names, for the password, and no more', async () => {
  const address = 'heron@example.org';
  const off: AccountState = { ...logged, mail: true, account: { ...logged.account!, address } };
  const on: AccountState = { ...off, account: { ...off.account!, by_mail: true } };
  const read = vi.spyOn(api, 'getAccount').mockResolvedValueOnce(off).mockResolvedValue(on);
  const allow = vi.spyOn(api, 'allowMail').mockResolvedValue(new Response());
  const forbid = vi.spyOn(api, 'forbidMail').mockResolvedValue(new Response());
  render(AccountPage);
  expect(await screen.findByText(words.byMail.off(address))).toBeTruthy();
  await press(words.byMail.allow);
  expect(allow).not.toHaveBeenCalled();
  await userEvent.type(password(words.present), 'four wet dogs');
  await press(words.byMail.allow);
  expect(allow).toHaveBeenCalledWith(address, { password: 'four wet dogs' });
  expect(await screen.findByText(words.byMail.on(address))).toBeTruthy();
  read.mockResolvedValue(off);
  await press(words.byMail.forbid);
  expect(forbid).toHaveBeenCalledOnce();
  expect(await screen.findByText(words.byMail.off(address))).toBeTruthy();
});

it('leads back to the ways in when the session has ended elsewhere', async () => {
  vi.spyOn(api, 'getAccount').mockResolvedValueOnce(logged).mockResolvedValue(without);
  vi.spyOn(api, 'logOut').mockRejectedValue(new api.ApiError(401, 'You are not logged in here any more.'));
  render(AccountPage);
  await userEvent.click(await screen.findByRole('button', { name: words.logOut }));
  expect(await screen.findByRole('button', { name: words.recover.title })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('not logged in');
});

it('offers to correct a new name once, and says until when', async () => {
  const until = Date.UTC(2026, 0, 1, 12) / 1000;
  const fresh = { ...logged.account!, renamed_from: '2026-01-31', correctable_until: until };
  const renamed = { ...fresh, name: 'Heroine', correctable_until: null };
  vi.spyOn(api, 'getAccount')
    .mockResolvedValueOnce({ ...logged, account: fresh })
    .mockResolvedValue({ ...logged, account: renamed });
  const rename = vi.spyOn(api, 'renameAccount').mockResolvedValue({ ...logged, account: renamed });
  render(AccountPage);
  const time = new Date(1000 * until).toLocaleTimeString('en', { hour: 'numeric', minute: '2-digit' });
  await screen.findByText(words.correctAbout(time));
  await userEvent.clear(screen.getByLabelText(words.newName));
  await userEvent.type(screen.getByLabelText(words.newName), 'Heroine');
  await press(words.rename);
  await screen.findByText(/You can change your name again/);
  expect(rename).toHaveBeenCalledWith('Heroine');
});
