import { useVoice } from '../voice/voice.ts'

/** A specialty in the page's language; without a translation marked as Portuguese. */
export const SpecialtyName = ({ name }: { name: string }) => {
  const { text, lang } = useVoice().specialty(name)
  return lang ? <span lang={lang}>{text}</span> : text
}
