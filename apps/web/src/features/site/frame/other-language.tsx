import type { SiteContext } from '@emma/contracts/site'
import { isWrittenIn, siteAddress, siteTags } from '@emma/contracts/site/paths'
import { useVoice } from '../voice/voice.ts'

/** The same page, with what was chosen on it, in the other language; the home where the page is not written in it. */
export const OtherLanguage = ({ context: { here, language } }: { context: SiteContext }) => {
  const { site } = useVoice()
  const other = language === 'pt' ? 'en' : 'pt'
  const tag = siteTags[other]
  return (
    <a
      href={siteAddress(isWrittenIn(here, other) ? here : '/', other)}
      lang={tag}
      hrefLang={tag}
      data-language={other}
    >
      {site.frame.otherLanguage}
    </a>
  )
}
