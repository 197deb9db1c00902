/** Languages as written within a sentence, by their BCP 47 tag. */
export default {
  pt: 'português',
  bzs: 'Libras',
  en: 'inglês',
  es: 'espanhol',
  fr: 'francês',
  it: 'italiano',
  de: 'alemão',
  ja: 'japonês',
  zh: 'mandarim',
  ar: 'árabe',
} as const
