import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { breakable } from './breakable.tsx'

test('a phone never breaks, an e-mail before its @', () => {
  const { container } = render(<p>{breakable('Falta confirmar (21) 99876-5432 · ana@emma.test')}</p>)
  expect(container.textContent).toBe('Falta confirmar (21) 99876-5432 · ana@emma.test')
  expect(container.querySelector('span')?.textContent).toBe('(21) 99876-5432')
  expect(container.querySelector('wbr')?.nextSibling?.textContent).toBe('@emma.test')
})
