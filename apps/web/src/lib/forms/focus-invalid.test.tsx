import { useForm } from '@mantine/form'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { focusInvalidFields } from './focus-invalid.ts'

const Form = () => {
  const form = useForm({
    initialValues: { first: 'kept', second: '', third: '' },
    validate: { second: (value) => value === '', third: (value) => value === '' },
  })
  const field = (name: 'first' | 'second' | 'third') => (
    <input
      aria-label={name}
      aria-invalid={form.errors[name] !== undefined}
      value={form.getValues()[name]}
      onChange={(event) => form.setFieldValue(name, event.target.value)}
    />
  )
  return (
    <form noValidate onSubmit={form.onSubmit(() => undefined)}>
      {field('first')}
      {field('second')}
      {field('third')}
      <button type="submit">Salvar</button>
    </form>
  )
}

test('a form that is refused shows its first wrong field, and one already chosen keeps the focus', async () => {
  focusInvalidFields()
  render(<Form />)
  await userEvent.click(screen.getByRole('button'))
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('second'))
  screen.getByLabelText('third').focus()
  await userEvent.keyboard('{Enter}')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(document.activeElement).toBe(screen.getByLabelText('third'))
})
