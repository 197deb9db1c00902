import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RouteName } from '../../routes/meta.ts'
import { TextLink } from '../action/text-link.tsx'
import { PageHeader } from '../layout/page-header.tsx'
import type { Hub } from './hub.ts'
import { SectionList } from './section-list.tsx'
import classes from './sections.module.css'

/** Whether the sections fit beside the chosen one. */
export const useIsWide = (): boolean =>
  useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false })

interface Props<N extends RouteName> {
  readonly hub: Hub<N>
  readonly section: N
  readonly subtitle?: string
  readonly children: ReactNode
}

/** One section of a profile: on a phone alone with a back link, on a desktop beside the others. */
export const SectionPage = <N extends RouteName>({ hub, section, subtitle, children }: Props<N>) => {
  const { t } = useTranslation()
  const isWide = useIsWide()
  return (
    <div className={classes.page}>
      {isWide && <SectionList hub={hub} current={section} />}
      <div>
        <PageHeader
          title={t(`titles.${section}`)}
          subtitle={subtitle}
          back={!isWide && <TextLink to={hub.path}>{t(`titles.${hub.title}`)}</TextLink>}
        />
        <div className={classes.content}>{children}</div>
      </div>
    </div>
  )
}
