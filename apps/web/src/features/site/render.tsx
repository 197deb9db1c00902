import type { RenderSite, SiteContext, SitePage } from '@emma/contracts/site'
import type { SiteLanguage } from '@emma/contracts/site/paths'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { HomePage } from './home/home-page.tsx'
import { SpecialtiesPage } from './lists/specialties-page.tsx'
import { SpecialtyPage } from './lists/specialty-page.tsx'
import { MissingPage } from './missing-page.tsx'
import { createLaid, type Markups } from './prepared/laid.ts'
import { LaidContext } from './prepared/prepared.tsx'
import { SearchPage } from './search/search-page.tsx'

export { describePicture } from './specialist/picture.ts'

import { SpecialistPage } from './specialist/specialist-page.tsx'
import { ContactPage } from './texts/contact-page.tsx'
import { HelpPage } from './texts/help-page.tsx'
import { ProfessionalsPage } from './texts/professionals-page.tsx'
import { TextPage } from './texts/text-page.tsx'
import { VerifyPage } from './texts/verify-page.tsx'
import { VoiceContext } from './voice/voice.ts'
import { voices } from './voice/voices.ts'

const Page = ({ page, context }: { page: SitePage; context: SiteContext }) => {
  switch (page.kind) {
    case 'home':
      return <HomePage page={page} context={context} />
    case 'specialist':
      return <SpecialistPage page={page} context={context} />
    case 'specialties':
      return <SpecialtiesPage page={page} context={context} />
    case 'specialty':
      return <SpecialtyPage page={page} context={context} />
    case 'search':
      return <SearchPage page={page} context={context} />
    case 'text':
      return <TextPage page={page} context={context} />
    case 'help':
      return <HelpPage page={page} context={context} />
    case 'contact':
      return <ContactPage page={page} context={context} />
    case 'verify':
      return <VerifyPage context={context} />
    case 'professionals':
      return <ProfessionalsPage page={page} context={context} />
    case 'missing':
      return <MissingPage page={page} context={context} />
  }
}

/** React writes two attribute names in camel case; tools that read a page as text expect HTML's. */
const asHtml = (markup: string): string =>
  markup.replaceAll(' hrefLang="', ' hreflang="').replace(' charSet="', ' charset="')

const markups: Readonly<Record<SiteLanguage, Markups>> = { pt: new WeakMap(), en: new WeakMap() }

/** Draws a public page: the server's part of the build, bundled as `.site/render.js`. */
export const render: RenderSite = (page, context) => {
  const voice = voices[context.language]
  const write = (node: ReactNode): string =>
    asHtml(renderToStaticMarkup(<VoiceContext value={voice}>{node}</VoiceContext>))
  const laid = createLaid(markups[context.language], write)
  const html = write(
    <LaidContext value={laid}>
      <Page page={page} context={context} />
    </LaidContext>,
  )
  return laid.putInto(`<!doctype html>${html}`)
}
