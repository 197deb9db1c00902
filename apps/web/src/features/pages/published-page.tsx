import { Button } from '@mantine/core'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/i18n/format.ts'
import { TextLink } from '../../ui/action/text-link.tsx'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { Brand } from '../../ui/layout/brand.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { PageText } from './page-text.tsx'
import classes from './pages.module.css'
import { pageQuery } from './pages.queries.ts'

/** A published text of the platform with its version, to read and print. */
export const PublishedPage = ({ slug }: { slug: string }) => {
  const { t } = useTranslation('pages')
  const query = useQuery(pageQuery(slug))
  return (
    <div className={classes.page}>
      <div className={classes.noPrint}>
        <Brand />
      </div>
      <QueryView alone query={query} skeleton={<LoadingLines count={12} />}>
        {({ title, content, version, published_at }) => (
          <article>
            <PageHeader
              title={title}
              subtitle={t('version', { version, date: formatDate(published_at) })}
              back={<TextLink to="/">{t('back')}</TextLink>}
              actions={
                <Button
                  variant="default"
                  className={classes.noPrint ?? ''}
                  leftSection={<IconPrinter size={18} aria-hidden />}
                  onClick={() => window.print()}
                >
                  {t('print')}
                </Button>
              }
            />
            <PageText html={content} />
          </article>
        )}
      </QueryView>
    </div>
  )
}
