import { useVoice } from '../voice/voice.ts'

/** A specialty in the language of the page; where nobody translated it, said to be Portuguese. */
export const SpecialtyName = ({ name }: { name: string }) => {
  const { text, lang } = useVoice().specialty(name)
  return lang ? <span lang={lang}>{text}</span> : text
}
