import type { HelpTexts } from './HelpTexts.ts'

export const es: HelpTexts = {
  more: 'Más ayuda',
  contact: 'Escríbenos',
  questions: {
    title: 'Preguntas frecuentes',
    standfirst: 'Lo que más nos preguntáis sobre la cuenta y la suscripción.',
    paragraphs: [],
    questions: [
      {
        question: '¿Cómo me registro?',
        answer:
          'Con el correo, una contraseña, el nombre y la fecha de nacimiento; es gratis. Te enviamos un enlace para validar el correo, válido durante 24 horas.',
      },
      {
        question: 'No me ha llegado el correo de validación. ¿Qué hago?',
        answer:
          'Mira en la carpeta de correo no deseado. Si no está, o si el enlace ha caducado, entra en la cuenta y pide otro.',
      },
      {
        question: '¿Qué puedo leer sin suscripción?',
        answer:
          'Al validar el correo empiezan dos semanas de prueba gratuita; después puedes leer diez piezas al mes. Hasta que no lo validas, el acceso es restringido.',
      },
      {
        question: '¿Qué añade la suscripción completa?',
        answer:
          'Puedes comentar, consultar la hemeroteca y regalar diez artículos al mes. Cada regalo se puede abrir durante siete días.',
      },
      {
        question: 'He olvidado la contraseña.',
        answer:
          'Escribe el correo en la página de acceso y elige «He olvidado la contraseña»: te enviaremos un enlace para crear una nueva.',
      },
      {
        question: '¿Cómo puedo hablar con vosotros?',
        answer: 'Por teléfono, de lunes a viernes de 9 a 14\u00a0h, o con el formulario de contacto.',
      },
    ],
    next: 'Escríbenos',
  },
  data: {
    title: 'Qué hacemos con tus datos',
    standfirst:
      'Conservamos lo que nos dices al registrarte, lo que guardas y a quién sigues. No se lo vendemos a nadie.',
    paragraphs: [
      'Así lo encuentras en todos tus dispositivos. Puedes corregir tus datos desde el perfil y pedir una copia desde la página de contacto.',
    ],
    next: 'Lee la política de privacidad',
  },
  dark: {
    title: 'Modo oscuro',
    standfirst: 'Letras claras sobre papel oscuro, para leer de noche.',
    paragraphs: [
      'Desde la configuración del perfil puedes elegir el modo claro, el oscuro o el de tu dispositivo. De momento, el modo oscuro es solo para la redacción.',
    ],
  },
  editions: {
    title: 'Cambia de edición',
    standfirst: 'La aplicación tiene las ediciones de Cataluña, de las Islas Baleares y de Andorra.',
    paragraphs: [
      'Elige la tuya desde la configuración del perfil, en la aplicación: la portada y los avisos serán los de esa edición.',
    ],
  },
  deletion: {
    title: 'Borra la cuenta',
    standfirst: 'Puedes borrar la cuenta desde los datos personales del perfil.',
    paragraphs: [
      'Se borran también las listas, los seguimientos y el perfil público, y no se pueden recuperar.',
      'Si tienes una suscripción activa, primero debes darla de baja con el servicio de suscripciones.',
    ],
    next: 'Escribe al servicio de suscripciones',
  },
  card: {
    title: 'El carné de suscriptor',
    standfirst: 'Lo encontrarás en el perfil, en la web y en la aplicación.',
    paragraphs: [
      'Enséñalo para entrar en los actos del diario y para tener los descuentos del espacio del suscriptor.',
    ],
    next: 'Ve al espacio del suscriptor',
  },
}
