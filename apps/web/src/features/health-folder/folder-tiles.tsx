import type { HealthFolder } from '@emma/contracts/health-folder'
import type { Icon } from '@tabler/icons-react'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconPill from '@tabler/icons-react/dist/esm/icons/IconPill.mjs'
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs'
import IconStethoscope from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../ui/failure/query-failure.tsx'
import layout from '../../ui/layout/layout.module.css'
import classes from './health-folder.module.css'
import { folderQuery } from './health-folder.queries.ts'
import { type Section, sections } from './parts.ts'
import { useNewest } from './use-newest.ts'

type Tile = Section | 'family'
const tiles: readonly (readonly [Tile, Icon])[] = [
  ['prescriptions', IconPill],
  ['papers', IconFileText],
  ['visits', IconStethoscope],
  ['allergies', IconShieldCheck],
  ['family', IconUsers],
  ['seen', IconEye],
]

interface TileProps {
  readonly tile: Tile
  readonly Picture: Icon
  readonly folder: HealthFolder | undefined
  readonly person: string | null
}

/** A part's name and its newest entry; its space is reserved until the entry is known. */
const FolderTile = ({ tile, Picture, folder, person }: TileProps) => {
  const { t } = useTranslation('healthFolder')
  const newest = useNewest()
  const [what, when] = folder ? newest[tile](folder) : []
  const words = (
    <>
      <Picture size={24} stroke={1.75} aria-hidden />
      <span className={classes.words}>
        <strong>{t(`tiles.${tile}`)}</strong>
        <span>{what}</span>
        <small>{when}</small>
      </span>
    </>
  )
  if (tile === 'family') {
    return (
      <Link to="/customer/perfil/familia" className={`${layout.tile} ${classes.tile}`}>
        {words}
      </Link>
    )
  }
  return (
    <Link
      to="/customer/area-paciente"
      search={{ tab: sections[tile][0], ...(person === null ? {} : { quem: person }) }}
      className={`${layout.tile} ${classes.tile}`}
    >
      {words}
    </Link>
  )
}

/** The sections of one person's folder, each with its newest item. */
export const FolderTiles = ({ person }: { person: string | null }) => {
  const { t } = useTranslation('healthFolder')
  const query = useQuery(folderQuery(person))
  return (
    <>
      <ul className={`${layout.tiles} ${classes.tiles}`} aria-label={t('parts')} aria-busy={query.isPending}>
        {tiles.map(([tile, Picture]) => (
          <li key={tile}>
            <FolderTile tile={tile} Picture={Picture} folder={query.data} person={person} />
          </li>
        ))}
      </ul>
      {query.isError && !query.data && <QueryFailure query={query} />}
    </>
  )
}
