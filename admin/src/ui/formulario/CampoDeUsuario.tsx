import { propios, type UsuariosDeCampo } from '@adjudica/domain';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { UsuarioVista } from '../../generated/api';
import { falloDeCampo } from '../falloDeCampo';
import { OpcionDePersona } from '../OpcionDePersona';
import { nombresDe, Selector } from '../Selector';
import { useDelayed } from '../useDelayed';
import type { PropsDeEntrada } from './entradas';

interface Opcion {
  readonly codigo: string;
  readonly nombre: string;
}

/** A user name, chosen by the name of the person or by itself: what is only typed is nobody. */
export default function CampoDeUsuario(props: PropsDeEntrada & UsuariosDeCampo) {
  const { nombre, valor, onCambio, onSalir, texto, roles, ademas } = props;
  const [escrito, setEscrito] = useState('');
  const q = useDelayed(escrito.trim(), 250);
  const lectura = useGetList<UsuarioVista>('usuario', {
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'nombre', order: 'ASC' },
    filter: { activo: true, ...(roles.length === 1 && { role: roles[0] }), ...(q !== '' && { q }) },
  });
  const { data = [], isFetching, error } = lectura;
  const opciones: Opcion[] = [
    ...(ademas === undefined ? [] : [ademas]),
    ...data
      .filter(({ role }) => roles.includes(role))
      .map((uno) => ({ codigo: uno.usuario, nombre: `${uno.nombre} ${uno.apellido}`.trim() })),
  ];
  const codigo = typeof valor === 'string' && valor !== '' ? valor : null;
  // somebody who is no longer among them keeps his user name
  const elegido = opciones.find((una) => una.codigo === codigo) ?? (codigo === null ? null : { codigo, nombre: '' });
  const { requerido, ...resto } = texto;
  return (
    <Selector<Opcion>
      options={opciones}
      value={elegido}
      onChange={(_, opcion) => onCambio(opcion?.codigo ?? null)}
      onBlur={onSalir}
      onInputChange={(_, siguiente, motivo) => setEscrito(motivo === 'input' ? siguiente : '')}
      getOptionLabel={(opcion) => comoSeLee(opcion, ademas?.codigo)}
      getOptionKey={(opcion) => opcion.codigo}
      textosDe={({ codigo, nombre }) => [...nombresDe(nombre), codigo]}
      isOptionEqualToValue={(opcion, actual) => opcion.codigo === actual.codigo}
      loading={isFetching}
      loadingText="Cargando…"
      noOptionsText={error?.message ?? propios.sinUsuarios}
      renderOption={({ key, ...option }, opcion) => (
        <OpcionDePersona key={key} option={option} nombre={opcion.nombre} detalle={opcion.codigo} />
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          {...resto}
          {...falloDeCampo(texto.label, lectura)}
          name={nombre}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-required': requerido, autoComplete: 'off' },
          }}
        />
      )}
    />
  );
}

const comoSeLee = ({ codigo, nombre }: Opcion, sinUsuario: string | undefined): string => {
  if (nombre === '') return codigo;
  return codigo === sinUsuario ? nombre : propios.usuarioPorNombre(nombre, codigo);
};
