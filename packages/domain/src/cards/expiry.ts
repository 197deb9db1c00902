/**
 * Whether a card's expiry is valid, month and year as typed (spec §5, to the letter): the month must be 1 to 12 and the
 * two-digit year no less than the current two-digit year. The month of the current year is not checked: the provider
 * refuses such a card.
 * @param currentYear four digits or two; its last two count
 */
export const isExpiryValid = (month: string, year: string, currentYear: number): boolean => {
  if (!/^\d{1,2}$/.test(month) || !/^\d{2}$/.test(year)) return false
  const number = Number(month)
  return number >= 1 && number <= 12 && Number(year) >= currentYear % 100
}
