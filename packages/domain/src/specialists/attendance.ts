/** Parts of the day in which a slot may begin, in the specialist's zone: hours from and to, the end excluded. */
export const dayPeriods = { morning: [0, 12], afternoon: [12, 18], evening: [18, 24] } as const
export type DayPeriod = keyof typeof dayPeriods

/** Languages that a specialist may offer, by BCP 47: `bzs` is Libras, the Brazilian sign language. */
export const spokenLanguages = ['pt', 'bzs', 'en', 'es', 'fr', 'it', 'de', 'ja', 'zh', 'ar'] as const
export type SpokenLanguage = (typeof spokenLanguages)[number]

/** Least averages offered in a search, in stars. */
export const leastRatings = ['3', '4', '4.5'] as const
export type LeastRating = (typeof leastRatings)[number]
