/** Namespace of people without an account: no other events exist there. */
export const GUESTS = '/companion'
/** Path of a companion link; the secret follows a `#`, which browsers send to no server. */
export const COMPANION_PATH = '/acompanhar'
