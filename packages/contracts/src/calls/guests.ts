/** The connection of people without an account: none of the others' events is known there. */
export const GUESTS = '/companion'
/** Where a link leads; the secret is behind a `#`, which no browser sends to any server. */
export const COMPANION_PATH = '/acompanhar'
