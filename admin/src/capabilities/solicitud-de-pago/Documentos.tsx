import { DOC, type FormatoDeDocumento, nombreDeDocumento, PAG, propios } from '@adjudica/domain';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router';
import { urlOf } from '../../providers/calls';
import { apiUrl } from '../../providers/http';
import { useUsuario } from '../../providers/sesion';
import { fechaHora } from '../../ui/format';
import { SecondLine } from '../../ui/SecondLine';
import { StateChip } from '../../ui/StateChip';
import { DataTable } from '../../ui/table/DataTable';
import { tones } from '../../ui/tones';
import { combinedRule, fileRules } from '../../ui/upload/rules';
import { type RefusedFile, useFileDrop } from '../../ui/upload/useFileDrop';
import { type Uploads, useUploads } from '../../ui/upload/useUploads';
import { useCan } from '../../ui/useCan';
import { Viewer } from '../../ui/viewer/Viewer';
import { type Asignable, AsignarArchivosDialog } from '../documento';
import { rutaDeListado } from './rutas';
import type { LineaDePago } from './tipos';

interface DocumentosProps {
  /** Name of the table. */
  readonly nombre?: string;
  readonly cedula: string;
  readonly documentos: readonly LineaDePago[];
  /** The payment waits for none of them. */
  readonly sinEspera?: boolean;
  /** Asks for them again, once a file arrived or the version was stale. */
  readonly onCambio: () => void;
}

type Fila = LineaDePago & { readonly id: string };
const Column = DataTable.Col<Fila>;
const filaDe = (linea: LineaDePago): Fila => ({ ...linea, id: `${linea.plan} ${linea.tipo} ${linea.documentoId}` });

/** PAG-509, PAG-518, PAG-521: the documents of a payment, plan by plan: what was brought, what was said of it, 'Ver' or 'Subir'. */
export function Documentos({
  nombre = 'Documentos',
  cedula,
  documentos,
  sinEspera = false,
  onCambio,
}: DocumentosProps) {
  const notify = useNotify();
  const [abierta, setAbierta] = useState<string | null>(null);
  const subidas = useUploads((listas) => {
    notify(listas === 1 ? 'Documento subido' : `${listas} documentos subidos`, { type: 'success' });
    onCambio();
  });
  const [porAsignar, setPorAsignar] = useState<PorAsignar | null>(null);
  const filas = documentos.map(filaDe);
  const subibles = filas.flatMap(asignableDe);
  const zona = useFileDrop({
    rule: combinedRule(subibles.map(({ tipo }) => tipo.formato)),
    multiple: true,
    disabled: subibles.length === 0,
    onFiles: (archivos, rechazados) => setPorAsignar({ archivos, rechazados }),
  });
  const estadoDe = ({ estado, etiquetaEstado }: Fila) => (
    <StateChip
      label={etiquetaEstado}
      tone={sinEspera && estado === 'sinArchivo' ? 'neutral' : tones.lineaDePago[estado]}
    />
  );
  const variosPlanes = new Set(documentos.map(({ plan }) => plan)).size > 1;
  return (
    <Box {...zona.getRootProps()} sx={{ outline: 'none', ...(zona.isDragActive && { bgcolor: 'action.hover' }) }}>
      <input {...zona.inputProps} aria-label={`Archivos de la lista, ${nombre}`} />
      {subibles.length > 1 && (
        <Box sx={{ px: 2, pb: 1 }}>
          <Button size="small" startIcon={<UploadFileOutlined />} onClick={zona.open}>
            {propios.pagoSubirVarios}
          </Button>
        </Box>
      )}
      <DataTable<Fila> aria-label={nombre} data={filas}>
        <Column label="Documento" render={(fila) => <Nombre fila={fila} conPlan={variosPlanes} />} onPhone={estadoDe} />
        <Column label="Estado" wideOnly render={estadoDe} />
        <Column
          label="Acciones"
          actions
          render={(fila) => (
            <Acciones
              fila={fila}
              cedula={cedula}
              subidas={subidas}
              // PAG-521: there is nothing to look at, and it is said
              onVer={() =>
                fila.ruta === null ? notify(DOC.noExisteDocumento, { type: 'error' }) : setAbierta(fila.id)
              }
              onFallo={onCambio}
            />
          )}
        />
      </DataTable>
      <Visor filas={filas} abierta={abierta} onAbrir={setAbierta} />
      {porAsignar !== null && (
        <AsignarArchivosDialog
          {...porAsignar}
          documentos={subibles}
          onSubir={(asignados) =>
            subidas.add(
              asignados.map(({ documento, archivo }) => subidaDe(documento.fila, documento.id, archivo, onCambio)),
            )
          }
          onClose={() => setPorAsignar(null)}
        />
      )}
    </Box>
  );
}

interface VisorProps {
  readonly filas: readonly Fila[];
  readonly abierta: string | null;
  readonly onAbrir: (id: string | null) => void;
}

/** The open line of those that have a file. */
function Visor({ filas, abierta, onAbrir }: VisorProps) {
  const conArchivo = filas.filter(({ ruta }) => ruta !== null);
  const indice = conArchivo.findIndex(({ id }) => id === abierta);
  const vista = conArchivo[indice];
  if (vista === undefined) return null;
  const vecina = (cual: number) => {
    const otra = conArchivo[cual];
    return otra === undefined ? undefined : () => onAbrir(otra.id);
  };
  return (
    <Viewer
      title={vista.nombre}
      subtitle={`Plan ${vista.plan}`}
      url={`${apiUrl}/${vista.ruta}`}
      downloadName={
        vista.nombreDescarga ?? nombreDeDocumento({ identificacion: null, nombre: vista.nombre, idCodigo: vista.plan })
      }
      position={{ number: indice + 1, total: conArchivo.length }}
      onPrevious={vecina(indice - 1)}
      onNext={vecina(indice + 1)}
      onClose={() => onAbrir(null)}
    />
  );
}

/** Only to be read, where there is no place for the table. */
export function DocumentosPorLeer({ documentos }: Pick<DocumentosProps, 'documentos'>) {
  const [abierta, setAbierta] = useState<string | null>(null);
  const filas = documentos.map(filaDe);
  return (
    <>
      <Box
        component="ul"
        aria-label="Documentos"
        sx={{ m: 0, my: 1, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}
      >
        {filas.map((fila) => (
          <Box component="li" key={fila.id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <StateChip label={fila.etiquetaEstado} tone={tones.lineaDePago[fila.estado]} />
            {fila.ruta === null ? (
              fila.nombre
            ) : (
              <MuiLink
                component="button"
                type="button"
                variant="body2"
                onClick={() => setAbierta(fila.id)}
                sx={{ textAlign: 'left' }}
              >
                {fila.nombre}
              </MuiLink>
            )}
          </Box>
        ))}
      </Box>
      <Visor filas={filas} abierta={abierta} onAbrir={setAbierta} />
    </>
  );
}

/** What a payment doesn't wait for: invoice, matrícula, proof of its transfer. */
export function PapelesDePago({
  cedula,
  papeles,
  onCambio,
}: Pick<DocumentosProps, 'cedula' | 'onCambio'> & { readonly papeles: readonly LineaDePago[] }) {
  const titulo = useId();
  return (
    <Card component="section" aria-labelledby={titulo} sx={{ my: 2 }}>
      <Typography id={titulo} variant="h2" sx={{ p: 2, pb: 0.5 }}>
        {propios.pagoPapeles}
      </Typography>
      <Typography variant="body2" sx={{ px: 2, pb: 1, color: 'text.secondary' }}>
        {propios.pagoPapelesNoEspera}
      </Typography>
      <Documentos nombre={propios.pagoPapeles} cedula={cedula} documentos={papeles} sinEspera onCambio={onCambio} />
    </Card>
  );
}

interface PorAsignar {
  readonly archivos: readonly File[];
  readonly rechazados: readonly RefusedFile[];
}

/** A line that this user may bring a file for, as the dialog of several files knows it. */
const asignableDe = (fila: Fila): (Asignable & { readonly fila: Fila })[] =>
  fila.documentoId === null || !fila.acciones.includes('subir')
    ? []
    : [
        {
          fila,
          id: fila.documentoId,
          tipo: { nombre: fila.nombre, codigo: fila.tipo, formato: (fila.formato ?? 'pdf') as FormatoDeDocumento },
          grupo: `Plan ${fila.plan}`,
          ruta: fila.ruta,
          estado: fila.estado === 'correcto' ? true : null,
          persona: null,
          identificacion: null,
          orden: fila.documentoId,
        },
      ];

const claveDe = (id: number): string => `documento/${id}`;
const subidaDe = (fila: Fila, id: number, archivo: File, onFallo: () => void) => ({
  key: claveDe(id),
  title: fila.nombre,
  file: archivo,
  prepare: () => ({
    url: urlOf('/documento/{id}/archivo', { id }),
    fields: { version: String(fila.version) },
  }),
  onDone: () => undefined,
  onFailure: onFallo,
});

function Nombre({ fila, conPlan }: { readonly fila: Fila; readonly conPlan: boolean }) {
  const detalles = [
    conPlan ? `Plan ${fila.plan}` : null,
    fila.subidoEn === null ? null : `Subido ${fechaHora(fila.subidoEn)}`,
  ];
  return (
    <Box sx={{ whiteSpace: 'normal', minWidth: 160, overflowWrap: 'anywhere' }}>
      {fila.nombre}
      {detalles.some((detalle) => detalle !== null) && <SecondLine>{detalles.filter(Boolean).join(' · ')}</SecondLine>}
      {fila.estado === 'rechazado' && fila.observaciones !== null && (
        <Typography variant="caption" sx={{ display: 'block', color: 'error.main' }}>
          {fila.observaciones}
        </Typography>
      )}
    </Box>
  );
}

interface AccionesProps {
  readonly fila: Fila;
  readonly cedula: string;
  readonly subidas: Uploads;
  readonly onVer: () => void;
  readonly onFallo: () => void;
}

/** 'Ver' where there is a file, and always where nothing can be brought; 'Subir' where one is missing and this user may bring it, otherwise another in its place. */
function Acciones({ fila, cedula, subidas, onVer, onFallo }: AccionesProps) {
  const { role } = useUsuario();
  const genera = useCan('documento:generar');
  const subible = fila.acciones.includes('subir');
  return (
    <Box sx={{ display: 'flex', gap: 0.5, justifyContent: 'flex-end' }}>
      {(fila.ruta !== null || !subible) && (
        <Button
          size="small"
          startIcon={<VisibilityOutlined />}
          aria-label={`${PAG.ver} ${fila.nombre}, plan ${fila.plan}`}
          onClick={onVer}
        >
          {PAG.ver}
        </Button>
      )}
      {fila.estado === 'sinLista' && genera && (
        <Button
          size="small"
          variant="outlined"
          component={Link}
          to={rutaDeListado(role, cedula, fila.plan)}
          aria-label={`${propios.irAlListado} ${fila.plan}, ${fila.nombre}`}
        >
          {propios.irAlListado}
        </Button>
      )}
      {subible && fila.documentoId !== null && (
        <Subir id={fila.documentoId} fila={fila} subidas={subidas} onFallo={onFallo} />
      )}
    </Box>
  );
}

interface SubirProps extends Pick<AccionesProps, 'fila' | 'subidas' | 'onFallo'> {
  readonly id: number;
}

function Subir({ id, fila, subidas, onFallo }: SubirProps) {
  const subiendo = subidas.uploads.some(
    (una) => una.key === claveDe(id) && una.state !== 'failed' && una.state !== 'done',
  );
  const onArchivos = ([archivo]: readonly File[]) => {
    if (archivo !== undefined) subidas.add([subidaDe(fila, id, archivo, onFallo)]);
  };
  const sinArchivo = fila.falta || fila.ruta === null;
  const texto = sinArchivo ? propios.pagoSubir : propios.pagoReemplazar;
  const zona = useFileDrop({
    rule: fileRules[(fila.formato ?? 'pdf') as FormatoDeDocumento],
    disabled: subiendo,
    onFiles: onArchivos,
  });
  return (
    <>
      <Button
        size="small"
        variant={sinArchivo ? 'outlined' : 'text'}
        startIcon={<UploadFileOutlined />}
        loading={subiendo}
        loadingPosition="start"
        aria-label={`${texto} ${fila.nombre}, plan ${fila.plan}`}
        onClick={zona.open}
      >
        {texto}
      </Button>
      <input {...zona.inputProps} aria-label={`Archivo de ${fila.nombre}, plan ${fila.plan}`} />
    </>
  );
}
