import site from '@emma/phrases/site'
import type { Crumb } from '../seo/data.ts'

/** The way to this page. */
export const Breadcrumb = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <nav className="s-breadcrumb" aria-label={site.frame.breadcrumb}>
    <ol>
      {crumbs.map(({ name, path }, at) => (
        <li key={path}>
          {at === crumbs.length - 1 ? <span aria-current="page">{name}</span> : <a href={path}>{name}</a>}
        </li>
      ))}
    </ol>
  </nav>
)
