import type { SiteContext, SitePageOf } from '@emma/contracts/site'
import { Document } from '../document.tsx'
import { SpecialtyCards } from '../home/sections.tsx'
import { Breadcrumb } from '../parts/breadcrumb.tsx'
import { breadcrumbData } from '../seo/data.ts'
import { useVoice } from '../voice/voice.ts'

interface Props {
  readonly page: SitePageOf<'specialties'>
  readonly context: SiteContext
}

export const SpecialtiesPage = ({ page: { specialties }, context }: Props) => {
  const { site } = useVoice()
  const t = site.lists.specialties
  const crumbs = [
    { name: site.frame.start, path: '/' },
    { name: t.heading, path: '/especialidades' },
  ]
  const head = { title: t.title, description: t.description, data: () => [breadcrumbData(context, crumbs)] }
  return (
    <Document head={head} context={context}>
      <div className="s-wide">
        <Breadcrumb crumbs={crumbs} />
        <header className="s-heading">
          <h1>{t.heading}</h1>
          <p className="s-lead">{t.lead}</p>
        </header>
        <SpecialtyCards specialties={specialties} />
      </div>
    </Document>
  )
}
