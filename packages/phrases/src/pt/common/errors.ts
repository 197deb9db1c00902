import type { ErrorCode } from '@emma/contracts/kit'

/** The toast title and sentence of each error code (spec §8). One line per code, grouped by feature. */
export interface ErrorPhrase {
  readonly title: 'Erro' | 'Atenção'
  readonly detail: string
}

const error = (detail: string): ErrorPhrase => ({ title: 'Erro', detail })
const attention = (detail: string): ErrorPhrase => ({ title: 'Atenção', detail })

export default {
  // any call
  malformed: error('O pedido não foi entendido. Atualize a página e tente novamente.'),
  validation_failed: attention('Confira os campos destacados e tente novamente.'),
  token_missing: attention('Entre na sua conta para continuar.'),
  token_expired: attention('Sua sessão terminou. Entre de novo para continuar.'),
  token_invalid: attention('Sua sessão não é mais válida. Entre de novo para continuar.'),
  forbidden: attention('Você não tem permissão para fazer isso.'),
  not_found: attention('Não encontramos o que você procura.'),
  method_not_allowed: error('Esta ação não existe neste endereço.'),
  payload_too_large: attention('O arquivo é grande demais.'),
  unsupported_media_type: attention(
    'Este tipo de arquivo não é aceito. Se o nome parece certo, o arquivo pode estar danificado.',
  ),
  request_timeout: attention('O envio demorou demais. Verifique a conexão e tente novamente.'),
  too_many_requests: attention('Muitas tentativas. Espere um pouco e tente novamente.'),
  sms_unavailable: attention(
    'Não conseguimos enviar SMS agora. Escolha receber o código por e-mail, ou tente amanhã.',
  ),
  work_required: attention(
    'Muitos códigos foram pedidos a partir desta rede. Espere um pouco e tente novamente.',
  ),
  internal: error('A falha é nossa. Tente novamente em instantes.'),
  provider_failed: error('Um serviço parceiro não respondeu. Tente novamente em instantes.'),
  unavailable: error('A Emma está fora do ar por um momento. Tente novamente em instantes.'),
  idempotency_key_reused: error(
    'Este pedido já foi feito com outros dados. Atualize a página e tente novamente.',
  ),
  request_in_progress: attention('Este pedido já está sendo processado. Aguarde um momento.'),
  invalid_transition: attention('A situação mudou e esta ação não é mais possível.'),
  stale_version: attention('Estas informações mudaram em outro lugar. Atualize para ver a versão atual.'),
  // auth
  invalid_credentials: error(
    'E-mail ou senha incorretos. Se você acabou de se cadastrar, confirme o código que enviamos.',
  ),
  refresh_reused: attention('Sua sessão foi encerrada por segurança. Entre de novo para continuar.'),
  session_ended: attention('Sua sessão terminou. Entre de novo para continuar.'),
  account_blocked: error('Sua conta está bloqueada. Fale com o suporte.'),
  proof_required: attention('Confirme que é você com a sua senha ou uma chave de acesso para continuar.'),
  second_factor_required: attention('Confirme que é você com a verificação em duas etapas para continuar.'),
  second_factor_setup_required: attention('Ative a verificação em duas etapas para continuar.'),
  second_factor_active: attention(
    'A verificação em duas etapas já está ativa. Desative-a antes de configurar outra.',
  ),
  second_factor_mandatory: attention('A verificação em duas etapas é obrigatória para a sua conta.'),
  passkey_invalid: error('Não foi possível usar esta chave de acesso. Tente novamente.'),
  reset_token_invalid: attention('Este link expirou. Peça um novo para criar sua senha.'),
  undo_token_invalid: attention(
    'Este link expirou. Se a mudança não foi feita por você, fale com o suporte.',
  ),
  code_invalid: error('O código não está certo. Confira e tente novamente.'),
  code_expired: attention('Este código expirou. Peça outro.'),
  sign_up_over: attention(
    'Esta etapa do cadastro já terminou ou expirou. Informe seu e-mail de novo para continuar.',
  ),
  sign_up_refused: attention(
    'Não foi possível criar a conta com estes dados. Confira o CPF. Se você já tem conta na Emma, entre com ela.',
  ),
  password_chosen: attention(
    'Esta conta já tem uma senha, ou é tarde para escolher por aqui. Use “Esqueci minha senha”.',
  ),
  email_taken: attention('Já existe uma conta com este e-mail.'),
  cpf_taken: attention('Já existe uma conta com este CPF.'),
  // booking, cards, wallet
  slot_taken: attention('Este horário acabou de ser ocupado. Escolha outro.'),
  return_not_open: attention(
    'Este retorno já foi marcado, ou o horário passa do prazo dele. Nada foi cobrado.',
  ),
  offer_changed: attention('O valor, a duração ou o local deste horário mudou. Confira e confirme de novo.'),
  already_booked_then: attention(
    'Você já tem outra consulta neste horário. Escolha outro ou remarque aquela.',
  ),
  too_many_holds: attention(
    'Você já tem reservas à espera de pagamento. Pague ou cancele uma delas, ou espere um pouco para reservar outro horário.',
  ),
  patient_busy_then: attention('O paciente já tem outra consulta nesse horário. Escolha outro.'),
  calendar_address_refused: attention(
    'Este endereço não pode ser lido. Cole o endereço iCal completo, que começa com https:// ou webcal://.',
  ),
  external_calendar_known: attention('Este calendário já está na sua lista.'),
  external_calendars_limit: attention('Você já tem cinco calendários. Remova um deles para adicionar outro.'),
  series_date_taken: attention(
    'Uma das datas não está mais livre. Nada foi reservado: confira a lista e envie de novo.',
  ),
  series_patient_busy: attention(
    'O paciente já tem outra consulta em uma das datas. Nada foi reservado: tire essa data e envie de novo.',
  ),
  booking_links_limit: attention(
    'Você já tem muitos convites abertos, ou este convite já foi enviado três vezes. Espere uma resposta ou cancele um deles.',
  ),
  person_links_limit: attention('Esta pessoa já recebeu três convites hoje. Tente novamente amanhã.'),
  link_too_late: attention('Este horário começa em menos de 45 minutos. Não há tempo para o paciente pagar.'),
  proposal_too_late: attention('Não há tempo para o paciente responder. Escolha um horário mais distante.'),
  proposal_over: attention('Esta proposta de horário terminou. A consulta continua como está.'),
  booking_link_over: attention('Este convite terminou. O horário não está mais reservado.'),
  booking_link_of_other: attention(
    'Este convite é para outra conta. Entre com a conta que recebeu o convite.',
  ),
  booking_link_paying: attention('O pagamento desta consulta está em andamento. Espere alguns minutos.'),
  slot_not_open: attention('Este horário não está mais disponível. Escolha outro.'),
  payment_refused: error('O pagamento foi recusado. Confira o cartão ou use outra forma de pagamento.'),
  payment_pause: attention(
    'Muitos pagamentos com cartão foram recusados. Por segurança, o cartão está em pausa. Você ainda pode pagar com Pix ou com a carteira.',
  ),
  wallet_insufficient: attention('O saldo da carteira não é suficiente.'),
  card_required: attention('Escolha um cartão para pagar.'),
  card_token_invalid: error('Não foi possível ler os dados do cartão. Digite-os novamente.'),
  cancel_not_allowed: attention('Esta consulta não pode mais ser cancelada.'),
  reschedule_not_allowed: attention('Esta consulta não pode mais ser remarcada.'),
  refund_not_allowed: attention('Este crédito não pode mais voltar para o cartão.'),
  refund_changed: attention('O valor que pode voltar mudou. Confira o novo valor e confirme de novo.'),
  rule_invalid: attention('Confira os dias e os horários informados.'),
  // waitlist, reviews
  waitlist_joined: attention('Você já está na lista de espera desta especialidade com este especialista.'),
  offer_over: attention('Este horário não está mais reservado para você. Você continua na lista de espera.'),
  review_exists: attention('Você já avaliou esta consulta.'),
  preparation_closed: attention(
    'A consulta já começou ou mudou. O que você contou até agora está guardado e não muda mais.',
  ),
  exam_exists: attention('Este arquivo já está nos seus exames.'),
  questionnaire_changed: attention(
    'O especialista mudou as perguntas. Confira as respostas: as que você já deu continuam guardadas.',
  ),
  files_limit: attention('Você pode enviar até cinco arquivos. Remova um para enviar outro.'),
  review_not_allowed: attention('Só é possível avaliar uma consulta depois que ela foi realizada.'),
  // earnings
  withdrawal_too_small: attention('O valor é menor que o mínimo para saque.'),
  insufficient_funds: attention('O valor é maior que o saldo disponível.'),
  bank_account_missing: attention('Cadastre uma conta bancária antes de pedir um saque.'),
  bank_account_refused: attention(
    'O processador de pagamentos não aceitou esta conta bancária. Confira os dados com o seu banco.',
  ),
  recipient_not_active: attention(
    'O processador de pagamentos ainda está verificando o seu cadastro. Tente o saque mais tarde.',
  ),
  withdrawal_open: attention('Há um saque em andamento. Espere ele terminar e tente novamente.'),
  withdrawals_stopped: attention(
    'Os saques estão suspensos enquanto conferimos os valores com o processador de pagamentos. Seu saldo continua o mesmo.',
  ),
  // admins
  last_admin: attention('Este é o último administrador ativo. Convide outro antes de remover este acesso.'),
  // availability, specialties
  slot_conflict: attention(
    'Há horários que se sobrepõem ao que já está na sua agenda. Confira e tente novamente.',
  ),
  offer_exists: attention('Você já atende esta especialidade.'),
  specialty_not_of_council: attention(
    'Esta especialidade é de outra profissão. Escolha uma do seu conselho.',
  ),
  specialty_exists: attention('Já existe uma especialidade com este nome.'),
  specialty_in_use: attention(
    'Esta especialidade já é atendida ou já teve consultas. Desative em vez de excluir.',
  ),
  // places
  place_in_use: attention('Este local ainda está em uso. Mude os horários e as consultas antes de excluir.'),
  places_limit: attention('Você pode ter até 20 locais. Exclua um para adicionar outro.'),
  // specialists
  profile_incomplete: attention('Complete o cadastro antes de enviar para análise.'),
  council_locked: attention(
    'O registro no conselho está em análise ou já foi aprovado. Para mudar, fale com o suporte.',
  ),
  open_appointments: attention('Há consultas marcadas. Resolva-as antes de continuar.'),
  // companies, invites
  cnpj_taken: attention('Já existe uma empresa com este CNPJ.'),
  company_incomplete: attention('Ainda falta informação para aprovar esta empresa.'),
  company_not_approved: attention('A empresa ainda não foi aprovada ou está suspensa.'),
  last_company_admin: attention(
    'Uma empresa precisa de um administrador. Passe a administração a outro membro antes.',
  ),
  member_exists: attention('Esta pessoa já é membro da empresa.'),
  invite_exists: attention('Já há um convite aberto para esta pessoa.'),
  invite_over: attention('Este convite já foi respondido ou cancelado, ou expirou.'),
  // assistants
  team_full: attention(
    'A equipe está completa. Remova alguém ou cancele um convite antes de convidar outra pessoa.',
  ),
  // calls
  call_not_open: attention('A sala abre 10 minutos antes da consulta.'),
  consent_missing: attention('Para entrar na consulta, aceite o termo de teleconsulta.'),
  companion_not_allowed: attention('Só uma consulta online confirmada recebe acompanhante.'),
  companion_taken: attention('Este convite já está em uso em outro aparelho.'),
  call_superseded: attention('A consulta continua em outra janela ou aparelho.'),
  // chat
  chat_closed: attention(
    'Esta conversa está encerrada para novas mensagens. Ela reabre com uma nova consulta entre vocês.',
  ),
  chat_disabled: attention('Este especialista não está recebendo mensagens no momento.'),
  // support
  message_not_due: attention('Esta mensagem perdeu a validade, ou a pessoa pediu para não recebê-la.'),
  // queue
  already_in_queue: attention('Você já está na fila do pronto atendimento.'),
  emergency_not_acknowledged: attention(
    'Você indicou um sinal de emergência. Ligue 192 (SAMU) agora. Para entrar na fila mesmo assim, confirme que leu este alerta.',
  ),
  care_kind_not_for_age: attention(
    'Este tipo de consulta não é para a idade do paciente. Até 11 anos, quem atende é o pediatra.',
  ),
  nobody_on_duty: attention(
    'Ninguém está de plantão para este tipo de consulta agora. Nada foi cobrado: escolha outro tipo ou marque um horário.',
  ),
  queue_taken: attention('Este paciente já foi chamado por outra pessoa, ou saiu da fila.'),
  already_attending: attention('Finalize a consulta atual antes de chamar outro paciente.'),
  not_on_duty: attention('Entre de plantão para ver a fila e chamar pacientes.'),
  queue_not_allowed: attention(
    'Você não tem permissão para o pronto atendimento nesta empresa. Fale com quem administra a empresa ou troque de empresa.',
  ),
  // records, prescriptions
  allergy_noted: attention('Esta alergia já está anotada.'),
  problem_noted: attention('Este problema já está na lista.'),
  record_exists: attention('Esta consulta já tem um prontuário.'),
  prescription_issued: attention(
    'Este medicamento está em uma receita emitida. Para mudar, substitua: a receita emitida é cancelada.',
  ),
  prescription_warned: attention(
    'Há um alerta de segurança contra este medicamento. Informe o motivo para prescrever mesmo assim.',
  ),
  record_signed: attention('Este prontuário já foi assinado. Adicione um adendo.'),
  record_incomplete: attention('Preencha os campos obrigatórios antes de assinar.'),
  secret_code_invalid: attention('O código de acesso não confere.'),
  document_incomplete: attention('Faltam informações para gerar o documento.'),
  // patients
  contacts_limit: attention(
    'Você pode ter até 20.000 pacientes sem conta. Exclua alguns para importar outros.',
  ),
  contact_known: attention('Outro paciente sem conta já tem este CPF.'),
  import_empty: attention('Não há paciente novo neste arquivo.'),
  import_over: attention('Esta importação já foi desfeita, ou os 30 dias para desfazer passaram.'),
  // dependents
  dependents_limit: attention('Uma conta pode ter até 10 dependentes. Remova um para adicionar outro.'),
  dependent_of_age: attention(
    'Este dependente já tem 18 anos. A consulta é marcada pela conta da própria pessoa.',
  ),
  // privacy
  consent_required: attention(
    'Este texto faz parte da conta e não pode ser removido. Para encerrar a conta, peça a exclusão dos seus dados no perfil.',
  ),
  erasure_not_allowed: attention(
    'A conta ainda não pode ser apagada: há consulta marcada ou dinheiro em aberto.',
  ),
  // pages
  slug_taken: attention('Este endereço é ou já foi de outra página. Escolha outro.'),
  page_standing: attention(
    'Esta página faz parte do aplicativo: ela pode ser editada, mas não excluída nem mudar de endereço.',
  ),
  // lookups
  cep_invalid: error('CEP inválido. Por favor, verifique e tente novamente.'),
  cep_not_found: error('CEP não encontrado. Por favor, adicione um CEP válido.'),
} satisfies Record<ErrorCode, ErrorPhrase>
