/* Every word of the shared client, in the language of whoever looks. */
export * from './en';
