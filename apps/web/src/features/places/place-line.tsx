import type { Place } from '@emma/contracts/places'
import { ActionIcon, Alert, Switch } from '@mantine/core'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useTranslation } from 'react-i18next'
import { fieldErrors, isProblem } from '../../lib/api/problem.ts'
import { TextLink } from '../../ui/action/text-link.tsx'
import { ask } from '../../ui/dialog/confirm.ts'
import { toast } from '../../ui/toast/toast.ts'
import classes from './places.module.css'
import { removePlaceMutation, switchPlaceMutation } from './places.queries.ts'
import { usePlaceChange } from './use-place-change.ts'

/** The uses that prevent deleting it. */
const InUse = ({ error }: { error: unknown }) => {
  const { t } = useTranslation('places')
  return (
    <Alert color="amber" role="alert" className={classes.inUse ?? ''}>
      {t('inUse', { uses: Object.values(fieldErrors(error)).join(' · ') })}{' '}
      <TextLink to="/specialist/calendar">{t('toCalendar')}</TextLink>
    </Alert>
  )
}

interface Props {
  readonly place: Place
  readonly isSelected: boolean
  readonly onEdit: () => void
}

/** One place: activate, change or remove. */
export const PlaceLine = ({ place, isSelected, onEdit }: Props) => {
  const { t } = useTranslation('places')
  const { id, name, status } = place
  const change = usePlaceChange(switchPlaceMutation, t('saved'))
  const remove = usePlaceChange(removePlaceMutation, t('removed'))
  const drop = async () => {
    const question = { title: t('removeTitle', { name }), detail: t('removeDetail'), confirm: t('remove') }
    if (!(await ask({ ...question, destructive: true }))) return
    remove.mutate(id, {
      onError: (error) => {
        if (!isProblem(error, 'place_in_use')) toast.problem(error)
      },
    })
  }
  return (
    <li className={classes.place} data-selected={isSelected || undefined}>
      <Switch
        aria-label={t('on', { name })}
        checked={change.isPending ? change.variables.status : status}
        onChange={({ currentTarget }) =>
          change.mutate({ id, status: currentTarget.checked }, { onError: toast.problem })
        }
      />
      <p className={classes.words}>
        <strong>{name}</strong>
        <small>{t('address', { ...place })}</small>
        {!status && <small>{t('off')}</small>}
      </p>
      <span className={classes.actions}>
        <ActionIcon aria-label={t('edit', { name })} onClick={onEdit}>
          <IconPencil size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
        <ActionIcon
          color="coral"
          aria-label={t('removeOf', { name })}
          loading={remove.isPending}
          onClick={() => void drop()}
        >
          <IconTrash size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </span>
      {isProblem(remove.error, 'place_in_use') && <InUse error={remove.error} />}
    </li>
  )
}
