import type { Dependent } from '@emma/contracts/dependents'
import { checkDependency, DEPENDENTS_MAX } from '@emma/domain/dependents'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { today } from '../../lib/time/days.ts'
import { ask } from '../../ui/dialog/confirm.ts'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import layout from '../../ui/layout/layout.module.css'
import { PersonAvatar } from '../../ui/person/person-avatar.tsx'
import { toast } from '../../ui/toast/toast.ts'
import classes from './dependents.module.css'
import { dependentsQuery, useRemoveDependent } from './dependents.queries.ts'

const DependentForm = lazyPart(() => import('./dependent-form.tsx'), 'fields')

/** The dependent being edited: an existing or a new one. */
type Edited = Dependent | 'new'

const Line = ({ dependent, onEdit }: { dependent: Dependent; onEdit: () => void }) => {
  const { t } = useTranslation('dependents')
  const remove = useRemoveDependent()
  const { id, name, age, birthDate, relation } = dependent
  const isGrown = birthDate !== null && !checkDependency({ birthDate, relation }, today()).ok
  const confirm = async () => {
    const question = {
      title: t('removing.title', { name }),
      detail: t('removing.detail'),
      confirm: t('removing.confirm'),
      destructive: true,
    }
    if (!(await ask(question))) return
    remove.mutate(id, {
      onSuccess: () => toast.success(t('removing.done', { name })),
      onError: (error) => toast.problem(error),
    })
  }
  return (
    <li>
      <div className={classes.person}>
        <PersonAvatar name={name} />
        <p>
          <strong>{name}</strong>
          <small>
            {[
              t(`relations.${relation}`),
              age === 0 ? t('section.newborn') : age && t('section.age', { count: age }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
          {isGrown && <small>{t('section.ofAge')}</small>}
        </p>
      </div>
      <div className={classes.actions}>
        <Button variant="default" size="sm" aria-label={t('section.editOf', { name })} onClick={onEdit}>
          {t('section.edit')}
        </Button>
        <Button
          variant="subtle"
          color="coral"
          size="sm"
          aria-label={t('section.removeOf', { name })}
          loading={remove.isPending}
          onClick={() => void confirm()}
        >
          {t('section.remove')}
        </Button>
      </div>
    </li>
  )
}

/** The account's dependents: add, edit and remove. */
export default function OwnDependents() {
  const { t } = useTranslation('dependents')
  const [edited, setEdited] = useState<Edited>()
  return (
    <QueryView query={useQuery(dependentsQuery)}>
      {(all) => {
        const dependents = all.filter(({ removed_at }) => removed_at === null)
        return (
          <>
            {dependents.length === 0 ? (
              <p>{t('section.none')}</p>
            ) : (
              <ul className={`${layout.rows} ${classes.list}`}>
                {dependents.map((each) => (
                  <Line key={each.id} dependent={each} onEdit={() => setEdited(each)} />
                ))}
              </ul>
            )}
            {dependents.length < DEPENDENTS_MAX ? (
              <Button variant="light" style={{ justifySelf: 'start' }} onClick={() => setEdited('new')}>
                {t('section.add')}
              </Button>
            ) : (
              <p>{t('section.limit', { count: DEPENDENTS_MAX })}</p>
            )}
            {edited && (
              <Suspense>
                <DependentForm
                  dependent={edited === 'new' ? null : edited}
                  onClose={() => setEdited(undefined)}
                />
              </Suspense>
            )}
          </>
        )
      }}
    </QueryView>
  )
}
