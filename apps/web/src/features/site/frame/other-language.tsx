import type { SiteContext } from '@emma/contracts/site'
import { isWrittenIn, type SiteLanguage, siteAddress, siteTags } from '@emma/contracts/site/paths'
import { useVoice } from '../voice/voice.ts'

const otherThan = (language: SiteLanguage): SiteLanguage => (language === 'pt' ? 'en' : 'pt')

/** The same page with its choices in the other language; the home if the page does not exist in it. */
export const otherAddress = ({ here, language }: Pick<SiteContext, 'here' | 'language'>): string => {
  const other = otherThan(language)
  return siteAddress(isWrittenIn(here, other) ? here : '/', other)
}

/** Links to the page's `{{other}}` (`otherAddress`). */
export const OtherLanguage = () => {
  const { site, language } = useVoice()
  const other = otherThan(language)
  const tag = siteTags[other]
  return (
    <a href="{{other}}" lang={tag} hrefLang={tag} data-language={other}>
      {site.frame.otherLanguage}
    </a>
  )
}
