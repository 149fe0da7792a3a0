import { price } from '#newspaper/content/prices.ts'
import type { OrderText, SaleName, ServiceText } from '../ServiceText.ts'

export const es: Record<SaleName, ServiceText> = {
  rates: {
    title: 'Elige tu suscripción',
    standfirst: `Empieza por ${price('firstMonth', 'es')} el primer mes. Puedes darte de baja cuando quieras, desde tu cuenta.`,
    parts: [
      {
        table: {
          caption: 'Tarifas',
          head: ['Suscripción', 'Qué incluye', 'Precio'],
          rows: [
            [
              'Digital, mes a mes',
              'Todos los artículos, la hemeroteca, los comentarios y diez regalos al mes',
              `${price('firstMonth', 'es')} el primer mes; después, ${price('month', 'es')} al mes`,
            ],
            ['Digital, un año', 'Lo mismo, con dos meses gratis', `${price('year', 'es')} al año`],
            [
              'Digital y fin de semana',
              'Lo mismo, y el periódico de papel en casa sábado y domingo',
              `${price('weekend', 'es')} al mes`,
            ],
            [
              'Premium',
              'Lo mismo, con el club y dos visitas al año a la redacción',
              `${price('premium', 'es')} al mes`,
            ],
            [
              'Comunidad de familias',
              'Las guías y los debates de familias, sin el resto del diario',
              `${price('family', 'es')} al mes`,
            ],
          ],
        },
      },
      {
        heading: 'Lo que suelen preguntarnos',
        list: [
          'Puedes pagar con tarjeta o por domiciliación.',
          'Te avisamos por correo una semana antes de cada renovación anual.',
          'Si te das de baja, sigues leyendo hasta el final del periodo que has pagado.',
        ],
      },
    ],
    next: 'Suscribirme',
  },
  family: {
    title: 'La comunidad de familias',
    standfirst: 'Criar es más fácil en compañía: guías, debates y un encuentro al mes en la biblioteca del muelle.',
    parts: [
      {
        heading: 'Qué encontrarás',
        list: [
          'Todos los artículos y las guías de crianza y escuela.',
          'Los debates con otras familias, moderados por la redacción.',
          'Un encuentro mensual, el primer sábado, con espacio para los pequeños.',
        ],
      },
      {
        heading: 'Cuánto cuesta',
        paragraphs: [
          `${price('family', 'es')} al mes. Si ya tienes una suscripción al diario, está incluida: basta con que entres con tu cuenta.`,
        ],
      },
    ],
    next: 'Unirme a la comunidad',
  },
  upgrade: {
    title: 'Amplía la suscripción',
    standfirst: 'Añade lo que te falta y paga solo la diferencia hasta la próxima renovación.',
    parts: [
      {
        table: {
          caption: 'Qué añade la suscripción completa',
          head: ['Servicio', 'Básica', 'Completa'],
          rows: [
            ['Todos los artículos', 'Sí', 'Sí'],
            ['Comentar', 'No', 'Sí'],
            ['Hemeroteca', 'No', 'Desde el primer número'],
            ['Artículos para regalar', 'Ninguno', 'Diez al mes'],
          ],
        },
      },
      { paragraphs: [`La suscripción completa cuesta ${price('month', 'es')} al mes.`] },
    ],
    next: 'Ampliarla',
  },
  payment: {
    title: 'Tienes un pago pendiente',
    standfirst: 'No hemos podido cobrar la última renovación. De momento, puedes seguir leyéndolo todo.',
    parts: [
      {
        heading: 'Qué ha podido pasar',
        list: [
          'La tarjeta ha caducado o te han dado una nueva.',
          'El banco ha devuelto el recibo por falta de saldo.',
          'El banco te pide que confirmes el pago.',
        ],
      },
      {
        heading: 'Cómo se resuelve',
        paragraphs: [
          'Actualiza la tarjeta o la cuenta y volveremos a pasar el recibo al día siguiente. Si pasan quince días, la suscripción se detiene hasta que se cobre.',
        ],
      },
    ],
    next: 'Actualizar el pago',
  },
  premium: {
    title: 'Premium',
    standfirst: 'La suscripción de quien quiere que el diario llegue más lejos.',
    parts: [
      {
        heading: 'Qué te espera',
        list: [
          'Todo lo que tiene la suscripción digital.',
          'El club Premium: conciertos, estrenos y conversaciones con quienes escriben.',
          'Dos visitas al año a la redacción, una a la hora del cierre.',
          'Una carta de la dirección cada trimestre, con las cuentas del diario.',
        ],
      },
      { paragraphs: [`${price('premium', 'es')} al mes. Puedes volver a la suscripción digital cuando quieras.`] },
    ],
    next: 'Ir al club Premium',
  },
  founders: {
    title: 'Fundadores',
    standfirst: 'Trescientos cuarenta y dos lectores pagaron el diario antes de que existiera. Esta página es suya.',
    parts: [
      {
        heading: 'Qué tienen los fundadores',
        list: [
          'La suscripción Premium, al precio del primer día.',
          'Voz y voto en la reunión de lectores, cada mes de febrero.',
          'El número 1 firmado por la redacción, en papel.',
        ],
      },
      {
        paragraphs: [
          'La condición de fundador es personal y dura lo que dure la suscripción. Si cambias de dirección, avísanos para que la convocatoria te llegue a casa.',
        ],
      },
    ],
    next: 'Escríbenos',
  },
  club: {
    title: 'Club Premium',
    standfirst: 'Las próximas actividades del club. La entrada es gratuita con el carné; las plazas, limitadas.',
    parts: [
      {
        table: {
          caption: 'Actividades',
          head: ['Actividad', 'Cuándo', 'Plazas'],
          rows: [
            ['La orquesta joven, ensayo abierto en la lonja', 'Jueves, 19 h', '40'],
            ['El faro por dentro, con Clara Montsant', 'Sábado, 11 h', '12'],
            ['Cómo se hace una investigación: el agua que se perdía', 'Martes, 18.30 h', '25'],
          ],
        },
      },
      { paragraphs: ['Para reservar plaza, escríbenos con el número del carné y cuántos seréis.'] },
    ],
    next: 'Reservar una plaza',
  },
  friends: {
    title: 'Trae a un amigo al diario',
    standfirst: 'Cuando un amigo tuyo se suscribe, los dos leéis un mes gratis.',
    parts: [
      {
        heading: 'Cómo funciona',
        list: [
          'Dale a tu amigo el número de tu carné de suscriptor.',
          'Que lo escriba al suscribirse, en la casilla «Quién te trae».',
          'El mes gratis se descuenta de la siguiente renovación de cada uno.',
        ],
      },
      { paragraphs: ['No hay límite de amigos. La oferta no se suma a la del primer mes.'] },
    ],
    next: 'Ver las tarifas',
  },
  archive: {
    title: 'La hemeroteca, al completo',
    standfirst: 'Todos los números en papel de «El Far», desde el primero, para leer y descargar.',
    parts: [
      {
        list: [
          'Más de seis años de periódicos en tres ediciones.',
          'Cada ejemplar en PDF, tal como salió de la imprenta.',
          'Incluida en la suscripción digital.',
        ],
      },
      {
        heading: 'Cuánto cuesta',
        paragraphs: [
          `${price('firstMonth', 'es')} el primer mes; después, ${price('month', 'es')} al mes. Un ejemplar suelto, impreso y por correo, cuesta ${price('issue', 'es')}.`,
        ],
      },
    ],
    next: 'Suscribirme',
  },
  space: {
    title: 'Espacio del suscriptor',
    standfirst: 'Las ventajas de este mes. Enseña el carné, en el móvil o impreso, y listo.',
    parts: [
      {
        table: {
          caption: 'Ventajas',
          head: ['Dónde', 'Qué', 'Hasta cuándo'],
          rows: [
            ['Teatro Principal', 'Dos entradas por el precio de una, de martes a jueves', 'Fin de mes'],
            ['Llibreria del Pou', 'Un diez por ciento en novela y ensayo', 'Todo el año'],
            ['Forn del Carrer Major', 'Un pan de medio kilo con cada compra del sábado', 'Fin de mes'],
            ['Lonja de Portclar', 'Visita a la subasta, los viernes a las cinco de la tarde', 'Hasta agotar plazas'],
          ],
        },
      },
      {
        paragraphs: ['El carné está en tu cuenta. Si aún no eres suscriptor, aquí tienes qué incluye cada tarifa.'],
      },
    ],
    next: 'Ver las tarifas',
  },
}

export const esOrders: OrderText = {
  checkout: {
    title: 'Tu pedido',
    standfirst: 'Comprueba qué compras y qué cuesta antes de pagar.',
    sample: 'Portclar es inventado y aquí no se cobra nada: puedes continuar como si ya hubieras pagado.',
    start: 'Continuar como suscriptor',
  },
  subscription: {
    title: 'Tu suscripción',
    none: 'Ahora mismo no tienes ninguna suscripción activa en esta cuenta.',
  },
  card: {
    title: 'Tu tarjeta',
    none: 'La tarjeta es para los suscriptores. Si ya lo eres, entra con tu cuenta y la verás aquí.',
    hint: 'Enséñala para entrar en los actos del diario y para los descuentos del espacio del suscriptor.',
  },
  labels: {
    product: 'Producto',
    price: 'Precio',
    renewal: 'Renovación',
    reader: 'Nombre',
    number: 'Número',
    nextReceipt: 'Próximo recibo',
    payment: 'Pago',
  },
  products: {
    month: 'Suscripción digital, mes a mes',
    year: 'Suscripción digital, un año',
    family: 'Comunidad de familias',
    issue: 'Un ejemplar en papel de la hemeroteca',
  },
  renewals: {
    month: `Cada mes, por ${price('month', 'es')}, hasta que te des de baja`,
    year: 'Cada año; te avisamos una semana antes',
    family: 'Cada mes, hasta que te des de baja',
    issue: 'Ninguna: es una compra única, con el envío incluido',
  },
  debit: 'Domiciliación bancaria',
  rates: 'Ver las tarifas',
  signIn: 'Entrar',
}
