import type { Offer } from '@emma/contracts/specialties'
import { RETURN_DAYS_MAX } from '@emma/domain/booking'
import { ActionIcon, Button, NumberInput, Switch } from '@mantine/core'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldErrors, problemText } from '../../../lib/api/problem.ts'
import { specialtyName } from '../../../lib/i18n/i18n.ts'
import { ask } from '../../../ui/dialog/confirm.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { StatusChip } from '../../../ui/feedback/status-chip.tsx'
import { MoneyField } from '../../../ui/form/fields.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import classes from './account.module.css'
import { accountKey, changeOfferMutation, removeOfferMutation } from './account.queries.ts'
import { RqeFields, rqeOf } from './register/rqe-fields.tsx'

const useOfferChanges = () => {
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries({ queryKey: accountKey })
  const change = useMutation({ ...changeOfferMutation, onSuccess })
  const remove = useMutation({ ...removeOfferMutation, onSuccess, onError: toast.problem })
  return { change, remove }
}

interface Props {
  readonly offer: Offer
  /** The council's type: whether an RQE is needed depends on it. */
  readonly council: string | null
}

const OfferDialog = ({ offer, council, onClose }: Props & { onClose: () => void }) => {
  const { t } = useTranslation('specialistAccount')
  const { change } = useOfferChanges()
  const [price, setPrice] = useState<number | null>(offer.price)
  const [rqe, setRqe] = useState({ rqe: offer.rqe ?? '', rqe_uf: offer.rqe_uf ?? '' })
  const [days, setDays] = useState<number | string>(offer.return_days ?? '')
  const [returnPrice, setReturnPrice] = useState<number | null>(offer.return_price)
  const errors = fieldErrors(change.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (price === null || change.isPending) return
    const returns = { return_days: Number(days) || null, return_price: returnPrice ?? 0 }
    change.mutate({ uuid: offer.uuid, price, ...returns, ...rqeOf(rqe) }, { onSuccess: onClose })
  }
  return (
    <Dialog title={t('offers.editTitle', { name: specialtyName(offer.name) })} onClose={onClose}>
      <form noValidate className={layout.stack} onSubmit={submit}>
        <MoneyField
          data-autofocus
          label={t('offers.price')}
          value={price}
          error={price === null ? t('fields.required') : errors.price}
          onChange={setPrice}
        />
        <NumberInput
          label={t('offers.returnDays')}
          description={t('offers.returnDaysHint')}
          min={1}
          max={RETURN_DAYS_MAX}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          value={days}
          error={errors.return_days}
          onChange={setDays}
        />
        {Number(days) > 0 && (
          <MoneyField
            label={t('offers.returnPrice')}
            description={t('offers.returnPriceHint')}
            value={returnPrice}
            error={errors.return_price}
            onChange={setReturnPrice}
          />
        )}
        <RqeFields
          council={council}
          value={rqe}
          errors={errors}
          onChange={(change) => setRqe((old) => ({ ...old, ...change }))}
        />
        {change.error && Object.keys(errors).length === 0 && (
          <p role="alert" className={classes.fault}>
            {problemText(change.error).detail}
          </p>
        )}
        <Button type="submit" loading={change.isPending}>
          {t('profile.save')}
        </Button>
      </form>
    </Dialog>
  )
}

/** One specialty with its price: enable, change or remove. */
export const OfferLine = ({ offer, council }: Props) => {
  const { t } = useTranslation('specialistAccount')
  const { change, remove } = useOfferChanges()
  const [isOpen, setOpen] = useState(false)
  const { uuid, price, rqe, rqe_uf, enabled, hidden } = offer
  const name = specialtyName(offer.name)
  const drop = async () => {
    const title = t('offers.removeTitle', { name })
    const question = { title, detail: t('offers.removeDetail'), confirm: t('offers.remove', { name }) }
    if (await ask({ ...question, destructive: true })) {
      remove.mutate(uuid, { onSuccess: () => toast.success(t('offers.removed')) })
    }
  }
  return (
    <li className={classes.line}>
      <Switch
        aria-label={t('offers.on', { name })}
        checked={change.isPending ? (change.variables.enabled ?? enabled) : enabled}
        onChange={(event) =>
          change.mutate({ uuid, enabled: event.currentTarget.checked }, { onError: toast.problem })
        }
      />
      <span className={classes.lineName}>
        <strong>{name}</strong>
        <small>
          {[
            rqe && t('offers.rqeShown', { rqe, uf: rqe_uf ?? '' }),
            offer.return_days !== null && t('offers.returnShown', { days: offer.return_days }),
            !enabled && t('offers.off'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
        {hidden !== null && hidden !== 'off' && hidden !== 'status' && (
          <StatusChip tone="warning" label={t(`offers.hidden.${hidden}`)} />
        )}
      </span>
      <MoneyText value={price} />
      <span className={classes.lineActions}>
        <ActionIcon variant="subtle" aria-label={t('offers.edit', { name })} onClick={() => setOpen(true)}>
          <IconPencil size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="coral"
          aria-label={t('offers.remove', { name })}
          onClick={() => void drop()}
        >
          <IconTrash size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </span>
      {isOpen && <OfferDialog offer={offer} council={council} onClose={() => setOpen(false)} />}
    </li>
  )
}
