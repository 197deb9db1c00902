/** Hashes passwords and rates new ones. */
export interface Passwords {
  readonly hash: (password: string) => Promise<string>
  /** False for an unknown account, and for an invited one without a password, after the same work. */
  readonly matches: (passwordHash: string | undefined, password: string) => Promise<boolean>
  /**
   * How hard a password is to guess: 0 (common) to 4 (zxcvbn).
   * @param personal words that an acquaintance would try
   */
  readonly scoreOf: (password: string, personal: readonly string[]) => Promise<number>
  /** Ends the thread that judges passwords. */
  readonly close: () => Promise<void>
}
