import type { Page } from '@playwright/test'

/** Simulates a phone's system sharing a file with the app. */
export const share = (page: Page, name: string) =>
  page.evaluate((title) => {
    const form = Object.assign(document.createElement('form'), {
      method: 'post',
      enctype: 'multipart/form-data',
      action: '/compartilhar',
    })
    const field = Object.assign(document.createElement('input'), { type: 'file', name: 'files' })
    const chosen = new DataTransfer()
    chosen.items.add(new File(['%PDF-1.4'], title, { type: 'application/pdf' }))
    field.files = chosen.files
    form.append(field)
    document.body.append(form)
    form.submit()
  }, name)
