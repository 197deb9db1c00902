/** What the browser keeps (spec §3, and the language). Nothing else is stored under a name written elsewhere. */
export const storageKeys = {
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  userData: 'userData',
  abilities: 'userAbilities',
  activeGroup: 'activeGroup',
  skin: 'skin',
  language: 'language',
} as const
