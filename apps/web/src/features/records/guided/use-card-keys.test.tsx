import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { useCardKeys } from './use-card-keys.ts'

const Card = (acts: {
  pick: (at: number) => void
  other: (at: number) => void
  next: () => void
  back: () => void
  press: () => void
}) => {
  const keys = useCardKeys({
    card: 'one',
    onPick: acts.pick,
    onNext: acts.next,
    onBack: acts.back,
  })
  const [text, setText] = useState('')
  return (
    <section
      ref={keys.ref}
      tabIndex={-1}
      onKeyDown={keys.onKeyDown}
      onClickCapture={keys.onClickCapture}
      aria-label="card"
    >
      <textarea aria-label="text" value={text} onChange={(event) => setText(event.target.value)} />
      <form>
        <textarea aria-label="of a form" />
        <button type="button">of a form</button>
      </form>
      <button type="button">own</button>
      <button type="button" data-pick onClick={acts.press}>
        phrase
      </button>
      <button type="button" aria-keyshortcuts="Shift+0" onClick={acts.press}>
        keyed
      </button>
      <button type="button" aria-keyshortcuts="Shift+3" onClick={() => acts.other(3)}>
        template
      </button>
      <button type="button" aria-keyshortcuts="Plus" onClick={() => acts.other(0)}>
        more
      </button>
    </section>
  )
}

const open = () => {
  const acts = { pick: vi.fn(), other: vi.fn(), next: vi.fn(), back: vi.fn(), press: vi.fn() }
  render(<Card {...acts} />)
  return { acts, user: userEvent.setup(), text: screen.getByRole('textbox', { name: 'text' }) }
}

test('on the card numbers pick, Enter goes on, and a letter begins to write', async () => {
  const { acts, user, text } = open()
  expect(document.activeElement).toBe(screen.getByLabelText('card'))
  await user.keyboard('2')
  expect(acts.pick).toHaveBeenCalledExactlyOnceWith(1)
  await user.keyboard('{Shift>}3{/Shift}')
  expect(acts.other).toHaveBeenCalledExactlyOnceWith(3)
  await user.keyboard('{Shift>}4{/Shift}+')
  expect(acts.other).toHaveBeenLastCalledWith(0)
  await user.keyboard('{Enter}{PageDown}{PageUp}')
  expect([acts.next.mock.calls.length, acts.back.mock.calls.length]).toEqual([2, 1])
  await user.keyboard('?')
  expect(document.activeElement).toBe(screen.getByLabelText('card'))
  await user.keyboard('Dor 3?')
  expect(text).toHaveProperty('value', 'Dor 3?')
})

test('the letter that begins a text is no key of the call beside', async () => {
  const { user, text } = open()
  const heard = vi.fn()
  window.addEventListener('keydown', heard)
  await user.keyboard('m')
  window.removeEventListener('keydown', heard)
  expect(text).toHaveProperty('value', 'm')
  expect(heard).not.toHaveBeenCalled()
})

test('in a text numbers are written, Alt and a number pick, Enter goes on and Escape leads back', async () => {
  const { acts, user, text } = open()
  await user.click(text)
  await user.keyboard('3 dias +{Shift>}{Enter}{/Shift}seguidos')
  expect(text).toHaveProperty('value', '3 dias +\nseguidos')
  expect(acts.other).not.toHaveBeenCalled()
  await user.keyboard('{Alt>}1{/Alt}{Enter}')
  expect(acts.pick).toHaveBeenCalledExactlyOnceWith(0)
  expect(acts.next).toHaveBeenCalledOnce()
  await user.keyboard('{Escape}4')
  expect(acts.pick).toHaveBeenLastCalledWith(3)
})

test('from a button of the card numbers pick and the page keys lead on and back; Enter presses the button alone', async () => {
  const { acts, user } = open()
  const own = screen.getByRole('button', { name: 'own' })
  own.focus()
  await user.keyboard('2{PageDown}{PageUp}{PageUp}{Enter}')
  expect(acts.pick).toHaveBeenCalledExactlyOnceWith(1)
  expect([acts.next.mock.calls.length, acts.back.mock.calls.length]).toEqual([1, 2])
  expect(document.activeElement).toBe(own)
  await user.keyboard('{Shift>}3{/Shift}')
  expect(acts.other).toHaveBeenCalledExactlyOnceWith(3)
  expect(document.activeElement).toBe(screen.getByLabelText('card'))
})

test('what has a key is pressed by it from anywhere on the card, and the card has the focus then', async () => {
  const { acts, user, text } = open()
  const card = screen.getByLabelText('card')
  await user.keyboard('{Shift>}0{/Shift}')
  await user.click(text)
  await user.keyboard('{Alt>}{Shift>}0{/Shift}{/Alt}')
  expect(document.activeElement).toBe(card)
  screen.getByRole('button', { name: 'own' }).focus()
  await user.keyboard('{Shift>}0{/Shift}')
  expect(document.activeElement).toBe(card)
  await user.click(screen.getByRole('button', { name: 'keyed' }))
  expect(document.activeElement).toBe(card)
  expect(acts.press).toHaveBeenCalledTimes(4)
  await user.keyboard('0')
  expect(text).toHaveProperty('value', '0')
})

test('a form on the card has its own keys', async () => {
  const { acts, user } = open()
  await user.click(screen.getByRole('textbox', { name: 'of a form' }))
  await user.keyboard('2{Enter}{PageDown}')
  screen.getByRole('button', { name: 'of a form' }).focus()
  await user.keyboard('2{PageDown}{Shift>}0{/Shift}')
  expect([acts.pick, acts.next, acts.press].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0])
})

test('after a click on a phrase Enter goes on; whoever came to it by key stays and presses it again', async () => {
  const { acts, user } = open()
  await user.click(screen.getByRole('button', { name: 'phrase' }))
  await user.keyboard('{Enter}')
  expect([acts.press.mock.calls.length, acts.next.mock.calls.length]).toEqual([1, 1])
  screen.getByRole('button', { name: 'phrase' }).focus()
  await user.keyboard('{Enter}{Enter}')
  expect([acts.press.mock.calls.length, acts.next.mock.calls.length]).toEqual([3, 1])
})
