/** Texts of the `emma` command. */
export const phrases = {
  usage: (names: readonly string[]) => `Uso: emma ${names.join('|')}`,
  migrated: 'O banco de dados está na versão deste programa.',
  notHealthy: (url: string, why: string) => `${url} não responde como pronto (${why}).`,
} as const
