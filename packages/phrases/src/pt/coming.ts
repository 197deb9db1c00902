/** One sentence of purpose for each route whose screen is still to come; gone when its screen is there. */
export default {
  companies: 'Os grupos de que você participa e os convites recebidos.',
  'company-information': 'Membros, convites, percentual e permissões do grupo.',
  admins: 'As pessoas que administram a plataforma.',
  'admin-create': 'Cadastre uma pessoa para administrar a plataforma.',
  'admin-edit': 'Altere os dados de um administrador.',
  customers: 'Os pacientes cadastrados: busca, bloqueio e reenvio de código.',
  'customer-edit': 'Veja e altere o cadastro de um paciente.',
  specialties: 'O catálogo de especialidades.',
  'specialty-create': 'Acrescente uma especialidade ao catálogo.',
  'specialty-edit': 'Altere uma especialidade.',
  variables: 'As regras do negócio em números, com limites e histórico.',
  'variable-edit': 'Altere o valor de uma variável dentro dos limites.',
  'admin-companies': 'As empresas cadastradas e sua situação.',
  'company-details': 'Situação, documento, recebedor e membros da empresa.',
} as const
