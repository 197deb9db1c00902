import type { Crumb } from '../seo/data.ts'
import { useVoice } from '../voice/voice.ts'

/** The link to this page. */
export const Breadcrumb = ({ crumbs }: { crumbs: readonly Crumb[] }) => {
  const { site, to } = useVoice()
  return (
    <nav className="s-breadcrumb" aria-label={site.frame.breadcrumb}>
      <ol>
        {crumbs.map(({ name, path }, at) => (
          <li key={path}>
            {at === crumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <a href={to(path)}>{name}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
