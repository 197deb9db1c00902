/** Good enough to catch a slip; whether the address exists is nobody's business here. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
