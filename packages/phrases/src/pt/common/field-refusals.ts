/** What the server alone says of a wrong field: no form knows it before, so no screen loads it. */
export default {
  json_invalid: 'JSON inválido.',
  file_unexpected: 'Arquivo inesperado.',
  idempotency_key_length: 'Entre 1 e 200 caracteres.',
  cover_by_upload: 'Envie a imagem pelo campo de capa.',
  picture_too_large: 'A imagem tem pontos demais. Envie uma menor.',
  picture_unreadable: 'Não foi possível ler a imagem. Envie outra.',
  password_too_common: 'Esta senha é muito comum. Escolha outra.',
  password_guessable:
    'Esta senha é fácil de adivinhar. Misture palavras que não combinam, ou use uma frase mais longa.',
  password_not_set: 'Sua conta ainda não tem senha. Escolha uma no perfil, em Segurança.',
  password_not_own: 'Esta não é a sua senha atual.',
  cpf_fixed: 'O CPF não pode ser alterado.',
  cpf_unusable: 'Não foi possível usar este CPF. Fale com o suporte.',
  name_by_support:
    'Depois da primeira consulta, o nome só muda com o suporte. Fale com o suporte para pedir a mudança.',
  personal_data_incomplete: 'Complete seus dados pessoais.',
  cellphone_missing: 'Informe um celular.',
  address_missing: 'Informe seu endereço.',
  council_missing: 'Informe o registro no conselho.',
  specialty_missing: 'Escolha uma especialidade e seu preço.',
  bank_account_missing: 'Cadastre uma conta bancária.',
} as const
