import type { RangoDeFechas, Valor } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, Suspense } from 'react';
import { useController } from 'react-hook-form';
import { lazy } from '../lazy';
import { TextoEnriquecido } from '../texto-enriquecido/TextoEnriquecido';
import { CampoConSugerencias } from './CampoConSugerencias';
import { CampoDeCatalogo, NombreDeCatalogo, useNombreDeCatalogo } from './CampoDeCatalogo';
import { useCampos } from './contexto';
import { Bloqueado, Entrada, type TextosDeEntrada } from './entradas';
import { type CampoDeTabla, campoDe, conMarca, textoDeValor } from './tabla';

/** Few forms name a user. */
const CampoDeUsuario = lazy(() => import('./CampoDeUsuario'));

/** What the other fields decide about this one; computed by the section, so that a keystroke draws one field only. */
export interface CampoDeFormularioProps {
  readonly nombre: string;
  readonly requerido: boolean;
  readonly bloqueado: boolean;
  readonly aviso: string | null;
  /** Filter of a catalogue as text (equal texts, no new drawing); `null` = waits. */
  readonly filtro: string | null;
  /** Columns of the grid it takes. */
  readonly ancho?: 1 | 2 | 'todo' | undefined;
}

const columnas = { 1: 'auto', 2: { xs: 'auto', sm: 'span 2' }, todo: '1 / -1' } as const;
/** Input, or label and value, with the line of the message: the same height in both modes. */
const ALTO = 60;

/** One field of the table: its input while the form is edited, label and value otherwise. */
export const CampoDeFormulario = memo(function CampoDeFormulario(props: CampoDeFormularioProps) {
  const { nombre, requerido, bloqueado, aviso, filtro, ancho = 1 } = props;
  const { control, tabla, contexto, editando, cambiar } = useCampos();
  const campo = campoDe(tabla, nombre);
  const { field, fieldState } = useController({ control, name: nombre });
  const valor = field.value as Valor;
  const etiqueta = conMarca(campo.etiqueta, requerido);
  const error = editando ? fieldState.error?.message : undefined;
  const texto: TextosDeEntrada = {
    label: etiqueta,
    requerido,
    error: error !== undefined,
    helperText: error ?? aviso ?? ' ',
  };
  const entrada = {
    nombre,
    valor,
    texto,
    onCambio: (nuevo: Valor) => cambiar(nombre, nuevo),
    onSalir: field.onBlur,
  };
  return (
    <Box
      data-campo={nombre}
      sx={{
        gridColumn: columnas[ancho],
        minHeight: ALTO,
        minWidth: 0,
        scrollMarginTop: 160,
        // From edge to edge, so that the messages fit in one line.
        '& .MuiFormHelperText-root': { mx: 0 },
        ...(aviso === null ? {} : { '& .MuiFormHelperText-root:not(.Mui-error)': { color: 'warning.main' } }),
      }}
    >
      {!editando ? (
        <Lectura campo={campo} requerido={requerido} valor={valor} aviso={aviso} />
      ) : campo.tipo === 'catalogo' ? (
        bloqueado ? (
          <CatalogoBloqueado nombre={nombre} recurso={campo.recurso} codigo={valor} texto={texto} />
        ) : (
          <CampoDeCatalogo {...entrada} recurso={campo.recurso} filtro={filtro === null ? null : JSON.parse(filtro)} />
        )
      ) : bloqueado ? (
        <Bloqueado nombre={nombre} valor={valor === null ? '' : textoDeValor(campo, valor)} texto={texto} />
      ) : campo.tipo === 'texto' && campo.usuarios !== undefined ? (
        <Suspense fallback={<Bloqueado nombre={nombre} valor={textoDeValor(campo, valor)} texto={texto} />}>
          <CampoDeUsuario {...entrada} {...campo.usuarios} />
        </Suspense>
      ) : campo.tipo === 'texto' && campo.sugerencias !== undefined ? (
        <CampoConSugerencias {...entrada} recurso={campo.sugerencias} llena={campo.llena} onLlenar={cambiar} />
      ) : (
        <Entrada {...entrada} campo={campo} rango={rangoDe(campo, contexto)} />
      )}
    </Box>
  );
});

const rangoDe = (campo: CampoDeTabla, contexto: unknown): RangoDeFechas =>
  campo.tipo === 'fecha' ? campo.rango(contexto) : {};

function CatalogoBloqueado(props: { nombre: string; recurso: string; codigo: Valor; texto: TextosDeEntrada }) {
  const { nombre, recurso, codigo, texto } = props;
  return <Bloqueado nombre={nombre} valor={useNombreDeCatalogo(recurso, codigo)} texto={texto} />;
}

interface LecturaProps {
  readonly campo: CampoDeTabla;
  readonly requerido: boolean;
  readonly valor: Valor;
  readonly aviso: string | null;
}

/** Label and value as one reads a file: the value wraps, can be selected, and an empty one is quiet. */
function Lectura({ campo, requerido, valor, aviso }: LecturaProps) {
  const vacia = valor === null && campo.tipo !== 'casilla';
  return (
    <>
      <Typography component="dt" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        {campo.etiqueta}
        {requerido && <span data-sin-imprimir>{conMarca('', requerido)}</span>}
      </Typography>
      <Typography
        component="dd"
        variant="body1"
        sx={{
          m: 0,
          overflowWrap: 'anywhere',
          whiteSpace: campo.tipo === 'parrafo' ? 'pre-line' : 'normal',
          color: vacia ? 'text.disabled' : 'text.primary',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {campo.tipo === 'catalogo' ? (
          <NombreDeCatalogo recurso={campo.recurso} codigo={valor} />
        ) : campo.tipo === 'enriquecido' && typeof valor === 'string' ? (
          <TextoEnriquecido html={valor} />
        ) : (
          textoDeValor(campo, valor)
        )}
      </Typography>
      {aviso !== null && (
        <Typography component="dd" variant="caption" sx={{ display: 'block', m: 0, color: 'warning.main' }}>
          {aviso}
        </Typography>
      )}
    </>
  );
}
