import type pt from '../../pt/common/languages.ts'
import type { Translated } from '../../translated.ts'

export default {
  pt: 'Portuguese',
  bzs: 'Libras (Brazilian Sign Language)',
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  it: 'Italian',
  de: 'German',
  ja: 'Japanese',
  zh: 'Mandarin',
  ar: 'Arabic',
} satisfies Translated<typeof pt>
