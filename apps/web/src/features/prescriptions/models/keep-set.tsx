import type { Prescription } from '@emma/contracts/prescriptions'
import { Button, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAttempt } from '../../../lib/api/attempt.ts'
import { problemText } from '../../../lib/api/problem.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { toast } from '../../../ui/toast/toast.ts'
import { savePrescriptionMutation } from '../prescriptions.queries.ts'
import { modelBodyOf, valuesOf } from '../write/prescription-values.ts'

interface Props {
  readonly items: readonly Prescription[]
  readonly cid: string
  readonly onClose: () => void
}

/** Saves the prescriptions as models under one name, to be prescribed together in one press. */
export default function KeepSet({ items, cid, onClose }: Props) {
  const { t } = useTranslation('prescriptions')
  const client = useQueryClient()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { keyOf, options } = useAttempt()
  const save = useMutation({ ...savePrescriptionMutation, ...options })
  /** After a failure on the way, those that are saved are not saved twice. */
  const saved = useRef(new Set<string>())
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') {
      setProblem(t('keep.nameMissing'))
      return
    }
    try {
      for (const item of items) {
        const body = modelBodyOf({ ...valuesOf(item), cid_code: cid, model_set: name })
        const about = JSON.stringify([item.id, body])
        if (saved.current.has(about)) continue
        await save.mutateAsync({ id: null, key: keyOf(body), ...body })
        saved.current.add(about)
      }
      toast.success(t('keep.done', { name: name.trim() }))
      onClose()
    } catch (error) {
      setProblem(problemText(error).detail)
    }
    await client.invalidateQueries({ queryKey: ['prescriptions', 'models'] })
  }
  return (
    <Dialog title={t('keep.title')} onClose={onClose}>
      <form noValidate className={layout.stack} onSubmit={(event) => void keep(event)}>
        <p className={layout.muted}>{items.map(({ title }) => title).join(', ')}</p>
        <TextInput
          data-autofocus
          label={t('models.set')}
          placeholder={t('keep.placeholder')}
          value={name}
          error={problem}
          maxLength={60}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <div className={layout.end}>
          <Button variant="default" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('keep.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
