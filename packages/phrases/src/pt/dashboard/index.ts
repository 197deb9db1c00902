/** The first screen of each role. */
export default {
  zone: {
    title: 'Seu aparelho está no {{device}}',
    detail: 'Você vê as consultas no {{own}}. Quer mudar?',
    practice:
      'Sua agenda está no {{own}}. Se você mudar, seus horários de atendimento mantêm as horas e passam a valer no {{device}}. As consultas já marcadas não mudam de momento.',
    change: 'Usar {{device}}',
    keep: 'Manter {{own}}',
  },
  home: {
    morning: 'Bom dia, {{name}}',
    afternoon: 'Boa tarde, {{name}}',
    evening: 'Boa noite, {{name}}',
    subtitle: 'Como podemos cuidar de você hoje?',
    search: 'Buscar por nome, especialidade ou cidade',
    searchHint: 'Nome, especialidade ou cidade',
    searchButton: 'Buscar',
    specialties: 'Especialidades',
    seeAll: 'Ver todos',
    noSpecialties: 'Ainda não há especialidades.',
    onDuty: 'De plantão agora',
    onDutyAll: 'Ir para o pronto atendimento',
    noOnDuty: 'Ninguém está de plantão neste momento.',
    favorites: 'Seus favoritos',
    noFavorites: 'Toque no coração de um especialista para encontrá-lo aqui.',
    tour: 'Conheça a Emma',
    tourDetail: 'Novo por aqui?',
    noTour: 'Dispensar o convite',
    favoritesAll: 'Ver todos os favoritos',
  },
} as const
