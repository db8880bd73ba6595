import { listaDeRoles, type Rol } from '../roles';
import { esquemaUsuario } from '../usuario/validacion';
import { idCodigo } from './columnas';
import { definirImportacion } from './definicion';

const opcionesDeRol = Object.fromEntries(listaDeRoles.map((r) => [r, [] as string[]])) as unknown as Readonly<
  Record<Rol, readonly string[]>
>;

const campoDeUsuario = (campo: 'usuario' | 'nombre' | 'apellido') => (valor: unknown) =>
  esquemaUsuario.shape[campo].safeParse(valor).error?.issues[0]?.message ?? null;

export const importacionDeUsuarios = definirImportacion({
  tipo: 'usuarios',
  titulo: 'Usuarios',
  columnas: [
    { nombre: 'usuario', alias: ['login', 'name'], requerida: true, tipo: 'usuario', ejemplo: 'mandrade' },
    { nombre: 'nombre', alias: ['nombres'], requerida: true, tipo: 'texto', ejemplo: 'María' },
    { nombre: 'apellido', alias: ['apellidos'], requerida: true, tipo: 'texto', ejemplo: 'Andrade' },
    {
      nombre: 'role',
      alias: ['rol'],
      requerida: true,
      tipo: 'opcion',
      opciones: opcionesDeRol,
      ejemplo: 'Ejecutivo Adjudicaciones',
    },
    { nombre: 'correo', alias: ['email'], requerida: false, tipo: 'correo', ejemplo: 'mandrade@example.com' },
    { nombre: 'activo', requerida: false, tipo: 'siNo', ejemplo: 'SI' },
  ],
  juicios: {
    usuario: campoDeUsuario('usuario'),
    nombre: campoDeUsuario('nombre'),
    apellido: campoDeUsuario('apellido'),
  },
  clave: (v) => [v.usuario],
});

export const importacionDeEjecutivosAsignados = definirImportacion({
  tipo: 'ejecutivos-asignados',
  titulo: 'Ejecutivos asignados',
  columnas: [
    idCodigo,
    { nombre: 'mes', requerida: true, tipo: 'mes', ejemplo: '02/2025' },
    { nombre: 'ejecutivo', alias: ['usuario'], requerida: true, tipo: 'usuario', ejemplo: 'ejecutivo' },
  ],
  clave: (v) => [v.idCodigo, v.mes],
});
