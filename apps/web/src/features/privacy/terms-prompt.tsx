import type { OutdatedTerm } from '@emma/contracts/privacy'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../lib/api/problem.ts'
import { formatDate } from '../../lib/i18n/format.ts'
import { useSession, useUser } from '../../lib/session/use-session.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import TextDiff from '../../ui/rich-text/text-diff.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { PageText } from '../pages/index.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { acceptTermsMutation, outdatedTermsQuery } from './privacy.queries.ts'
import classes from './terms-prompt.module.css'

const useAccepting = () => {
  const { t } = useTranslation('terms')
  const client = useQueryClient()
  return useMutation({
    ...acceptTermsMutation,
    onSuccess: async ({ data }) => {
      client.setQueryData(outdatedTermsQuery.queryKey, data)
      toast.success(t('accepted'))
      await client.invalidateQueries({ queryKey: ['privacy', 'consents'] })
    },
    onError: async (error) => {
      if (!isProblem(error, 'stale_version')) return toast.problem(error)
      toast.info(t('stale'))
      await client.invalidateQueries({ queryKey: outdatedTermsQuery.queryKey })
    },
  })
}

const Words = ({ term }: { term: OutdatedTerm }) => {
  const { t } = useTranslation('terms')
  const { kind, version, title, content, published_at, accepted } = term
  return (
    <>
      <h2>{t(`kind.${kind}`)}</h2>
      <p>
        {t('intro', {
          old: accepted.version,
          date: formatDate(accepted.accepted_at),
          version,
          published: formatDate(published_at),
        })}
      </p>
      <details open>
        <summary>{t('changes')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard too */}
        <section className={classes.words} tabIndex={0} aria-label={t('changes')}>
          <TextDiff before={accepted} after={{ content }} />
        </section>
      </details>
      <details>
        <summary>{t('whole')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard too */}
        <section className={classes.words} tabIndex={0} aria-label={title}>
          <PageText html={content} />
        </section>
      </details>
    </>
  )
}

/** A new version of a required text: accepted, or the person logs out. */
export default function TermsPrompt({ term }: { term: OutdatedTerm }) {
  const { t } = useTranslation('terms')
  const session = useSession()
  const isCustomer = useUser()?.role === 'customer'
  const accepting = useAccepting()
  const [isErasing, setIsErasing] = useState(false)
  const { kind, version } = term
  if (isErasing) return <EraseDialog onClose={() => setIsErasing(false)} />
  return (
    // Only its buttons answer it.
    <Dialog title={t('title')} size="lg" crossed={false} onClose={() => {}}>
      <div className={classes.prompt}>
        <Words term={term} />
        <p className={classes.muted}>{t(isCustomer ? 'refuse' : 'refuseSpecialist')}</p>
        <div className={classes.buttons}>
          {isCustomer && (
            <Button variant="subtle" color="coral" onClick={() => setIsErasing(true)}>
              {t('erase')}
            </Button>
          )}
          <Button variant="default" onClick={() => void session.signOut()}>
            {t('leave')}
          </Button>
          <Button loading={accepting.isPending} onClick={() => accepting.mutate({ kind, version })}>
            {t('accept')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
