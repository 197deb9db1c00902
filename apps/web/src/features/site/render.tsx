import type { RenderSite, SiteContext, SitePage } from '@emma/contracts/site'
import { renderToStaticMarkup } from 'react-dom/server'
import { HomePage } from './home/home-page.tsx'
import { MissingPage } from './missing-page.tsx'
import { SpecialistPage } from './specialist/specialist-page.tsx'

const Page = ({ page, context }: { page: SitePage; context: SiteContext }) => {
  switch (page.kind) {
    case 'home':
      return <HomePage page={page} context={context} />
    case 'specialist':
      return <SpecialistPage page={page} context={context} />
    case 'missing':
      return <MissingPage page={page} context={context} />
  }
}

/** Draws a public page: the server's part of the build, bundled as `.site/render.js`. */
export const render: RenderSite = (page, context) =>
  `<!doctype html>${renderToStaticMarkup(<Page page={page} context={context} />)}`
