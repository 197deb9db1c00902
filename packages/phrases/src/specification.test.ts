import { expect, test } from 'vitest'
import cancellation from './pt/booking/cancellation.ts'
import cards from './pt/cards/index.ts'
import chat from './pt/chat/index.ts'
import errors from './pt/common/errors.ts'
import fields from './pt/common/fields.ts'
import shell from './pt/common/shell.ts'
import customers from './pt/customers/index.ts'
import places from './pt/places/index.ts'
import prescriptions from './pt/prescriptions/index.ts'
import records from './pt/records/index.ts'
import wallet from './pt/wallet/index.ts'

// spec §5 and §8, to the letter: the screens' sentences by their keys.
test.each([
  [shell.toast.success, 'Sucesso'],
  [shell.toast.error, 'Erro'],
  [shell.toast.warning, 'Atenção'],
  [shell.toast.info, 'Informação'],
  [prescriptions.dialogs.created, 'Prescrição criada com sucesso'],
  [prescriptions.dialogs.updated, 'Prescrição atualizada com sucesso'],
  [prescriptions.dialogs.deleted, 'Prescrição deletada com sucesso'],
  [prescriptions.dialogs.createFailed, 'Erro ao criar prescrição'],
  [prescriptions.dialogs.updateFailed, 'Erro ao atualizar prescrição'],
  [prescriptions.dialogs.deleteFailed, 'Erro ao deletar prescrição'],
  [records.list.failed, 'Erro ao buscar prontuários'],
  [records.list.failedDetail, 'Ocorreu um erro ao buscar os prontuários. Tente novamente mais tarde.'],
  [records.list.failedOne, 'Erro ao buscar prontuário'],
  [prescriptions.form.medicineFailed, 'Erro ao buscar bulario'],
  [records.cid.failed, 'Erro ao buscar CIDs'],
  [chat.thread.loadFailed, 'Não foi possível carregar as mensagens'],
  [cancellation.cancel.quoteFailed, 'Erro ao buscar valor do reembolso'],
  [cancellation.cancel.failed, 'Erro ao processar o reembolso'],
  [wallet.failed, 'Erro ao processar o reembolso'],
  [cards.addFailed, 'Erro ao adicionar cartão'],
  [customers.profile.addressFailed, 'Erro ao atualizar endereço'],
  [fields.address.invalid, 'CEP inválido. Por favor, verifique e tente novamente.'],
  [fields.address.unknown, 'CEP não encontrado. Por favor, adicione um CEP válido.'],
  [fields.address.incomplete, 'Por favor, preencha todos os campos obrigatórios do endereço.'],
  [cards.errors.zip, 'CEP inválido. Por favor, verifique e tente novamente.'],
  [errors.cep_not_found.detail, 'CEP não encontrado. Por favor, adicione um CEP válido.'],
  [places.online, 'Atendimento Online'],
])('%s is said to the letter of the specification', (said, written) => expect(said).toBe(written))
