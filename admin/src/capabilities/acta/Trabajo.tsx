import { mensajes, propios } from '@adjudica/domain';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { CanAccess, useDataProvider, type useListParams, useRefresh } from 'react-admin';
import { createPortal } from 'react-dom';
import { urlOf } from '../../providers/calls';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { ErrorState } from '../../ui/ErrorState';
import { fechaHora } from '../../ui/format';
import { PdfPreviewDialog, tituloDeActa } from '../../ui/pdf/PdfPreviewDialog';
import { useCan } from '../../ui/useCan';
import { useDownload } from '../../ui/useDownload';
import { AccionesDeAsamblea } from '../asamblea/AccionesDeAsamblea';
import type { AsambleaDetalle } from '../asamblea/tipos';
import { ConstanciaDialog } from '../constancia';
import { useAdjudicados, versionVista } from '../participante/consultas';
import { OrdenDeOfertas } from '../participante/OrdenDeOfertas';
import { conBusqueda, Participantes } from '../participante/Participantes';
import { Impedimentos, Resumen } from '../participante/Resumen';
import { resumenDe, retiradasDe } from '../participante/resumen';
import { useCorreccion } from '../participante/useCorreccion';
import { type Marcas, useMarcas } from '../participante/useMarcas';
import { conSorteo, ordenSorteado, PanelDeSorteo, useSorteo } from '../sorteo';
import { ActaPreview } from './ActaPreview';
import { ConfirmarActa, ExitoDeActa, RegenerarDialog } from './dialogos';
import type { ActaGenerada } from './tipos';

interface TrabajoProps {
  readonly asamblea: AsambleaDetalle;
  readonly params: ReturnType<typeof useListParams>;
  /** Where the page's title line takes the buttons. */
  readonly cabecera: HTMLElement | null;
  /** ASA-056: clears selectors and table. */
  readonly onReset: () => void;
}

/** Which dialog is open. 'acta' and 'exito' follow an issue (ASA-051, ASA-052); 'ver' only reads. */
type Paso = 'confirmar' | 'motivo' | 'previa' | 'ver' | 'acta' | 'exito' | 'constancia' | null;

/** One chosen assembly: its participants, their marks, and the way to its minutes. */
export function Trabajo({ asamblea, params, cabecera, onReset }: TrabajoProps) {
  const { id, numeroAsamblea, acciones } = asamblea;
  const refresh = useRefresh();
  const marcas = useMarcas(asamblea);
  const { data: adjudicados, error, refetch } = useAdjudicados(id);
  const { data: sorteo } = useSorteo(id);
  const [corrigiendo, setCorrigiendo] = useState(false);
  const correccion = useCorreccion(numeroAsamblea, adjudicados ?? []);
  const [paso, setPaso] = useState<Paso>(null);
  const [generada, setGenerada] = useState<ActaGenerada | null>(null);
  useRemoteChanges(asamblea, marcas);

  const resumen = useMemo(
    () => adjudicados && resumenDe(corrigiendo ? correccion.conCambios(adjudicados) : adjudicados, numeroAsamblea),
    [adjudicados, corrigiendo, correccion.conCambios, numeroAsamblea],
  );
  const impedido = (resumen?.impedimentos.length ?? 0) > 0;
  const enviar = useSend(asamblea, marcas);
  const emision = {
    asamblea,
    enviar: enviar<ActaGenerada>,
    onHecho: (acta: ActaGenerada) => {
      setGenerada(acta);
      setPaso('acta');
    },
    onClose: () => setPaso(null),
  };
  const cerrar = () => setPaso(null);

  const onEliminada = () => {
    onReset();
    refresh();
  };

  // The screen keeps what was issued until 'OK': only then is everything read again.
  const terminar = () => {
    setPaso(null);
    setGenerada(null);
    onReset();
    refresh();
  };
  const dejarDeCorregir = () => {
    correccion.deshacer();
    setCorrigiendo(false);
  };
  const [{ filterValues }, { setFilters }] = params;
  const buscar = (q: string) => setFilters(conBusqueda(filterValues, q));

  return (
    <>
      {cabecera !== null &&
        createPortal(
          <>
            <Descargas asamblea={asamblea} esperar={marcas.esperar} />
            {!corrigiendo && (
              <CanAccess resource="constancia" action="leer">
                <Button variant="outlined" startIcon={<VerifiedOutlined />} onClick={() => setPaso('constancia')}>
                  {propios.constancia}
                </Button>
              </CanAccess>
            )}
            {acciones.includes('vistaPrevia') && (
              <Button variant="outlined" startIcon={<VisibilityOutlined />} onClick={() => setPaso('previa')}>
                Vista previa
              </Button>
            )}
            {acciones.includes('generarActa') && (
              <CanAccess resource="acta" action="generar">
                <Button
                  variant="contained"
                  title={mensajes.propios.generarElActa}
                  disabled={impedido}
                  onClick={() => setPaso('confirmar')}
                >
                  {mensajes.ASA.continuar}
                </Button>
              </CanAccess>
            )}
            {asamblea.tieneActa && !corrigiendo && (
              <CanAccess resource="acta" action="leer">
                <Button variant="outlined" startIcon={<VisibilityOutlined />} onClick={() => setPaso('ver')}>
                  Ver acta
                </Button>
              </CanAccess>
            )}
            {acciones.includes('regenerarActa') && !corrigiendo && (
              <Button variant="outlined" onClick={() => setCorrigiendo(true)}>
                Regenerar acta
              </Button>
            )}
            {corrigiendo && (
              <>
                <Button onClick={dejarDeCorregir}>Cancelar</Button>
                <Button variant="contained" disabled={impedido} onClick={() => setPaso('motivo')}>
                  {mensajes.ASA.continuar}
                </Button>
              </>
            )}
          </>,
          cabecera,
        )}
      <Resumen
        asamblea={asamblea}
        resumen={resumen}
        pendientes={acciones.includes('marcar') ? marcas.pendientes : null}
        fallida={marcas.fallida}
        acciones={<AccionesDeAsamblea asamblea={asamblea} enviar={enviar<object>} onEliminada={onEliminada} />}
      />
      <Avisos
        asamblea={asamblea}
        corrigiendo={corrigiendo}
        cambios={correccion.marcas.length}
        retiradas={retiradasDe(adjudicados ?? [], numeroAsamblea)}
      />
      <OrdenDeOfertas
        asamblea={asamblea}
        adjudicados={corrigiendo ? correccion.conCambios(adjudicados ?? []) : (adjudicados ?? [])}
      />
      {!corrigiendo && adjudicados !== undefined && conSorteo(sorteo, asamblea.tieneActa) && (
        <Suspense fallback={null}>
          <PanelDeSorteo asamblea={asamblea} sorteo={sorteo} adjudicados={adjudicados} />
        </Suspense>
      )}
      {error !== null && adjudicados === undefined && (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      )}
      <Participantes
        asambleaId={id}
        numeroAsamblea={numeroAsamblea}
        mesesPlan={asamblea.mesesPlan}
        params={params}
        marcar={corrigiendo ? correccion.marcar : marcas.marcar}
        impedimentos={corrigiendo || acciones.includes('generarActa') ? (resumen?.porFila ?? ninguno) : ninguno}
        {...(corrigiendo ? { ver: correccion.ver } : {})}
      />
      {(corrigiendo || acciones.includes('generarActa')) && <Impedimentos resumen={resumen} onVer={buscar} />}

      {paso === 'previa' && (
        <PdfPreviewDialog
          title={tituloDeActa(numeroAsamblea)}
          url={urlOf('/asamblea/{id}/vista-previa', { id })}
          body={{}}
          before={marcas.esperar}
          fileName={`borrador-acta-${numeroAsamblea}.pdf`}
          onClose={cerrar}
        />
      )}
      {paso === 'constancia' && (
        <Suspense fallback={null}>
          <ConstanciaDialog asamblea={asamblea} onClose={cerrar} />
        </Suspense>
      )}
      {paso === 'confirmar' && <ConfirmarActa {...emision} resumen={resumen} sorteado={ordenSorteado(sorteo)} />}
      {paso === 'motivo' && <RegenerarDialog {...emision} marcas={correccion.marcas} />}
      {paso === 'ver' && <ActaPreview asambleaId={id} numeroAsamblea={numeroAsamblea} onClose={cerrar} />}
      {paso === 'acta' && (
        <ActaPreview
          asambleaId={id}
          numeroAsamblea={numeroAsamblea}
          // The act is done: closing the preview leads on as well, so that nobody misses what it says.
          onContinue={() => setPaso('exito')}
          onClose={() => setPaso('exito')}
        />
      )}
      {generada !== null && paso === 'exito' && (
        <ExitoDeActa acta={generada} asamblea={asamblea} onOk={terminar} onSeguir={refresh} />
      )}
    </>
  );
}

const ninguno: Readonly<Record<string, string>> = {};

const filasConCambios = (n: number): string =>
  n === 0 ? 'sin cambios en las adjudicaciones' : n === 1 ? '1 fila con cambios' : `${n} filas con cambios`;

/** Says why nothing can be marked, or that corrections wait. */
function Avisos(props: {
  readonly asamblea: AsambleaDetalle;
  readonly corrigiendo: boolean;
  readonly cambios: number;
  /** Awards of these minutes that are live no more. */
  readonly retiradas: number;
}) {
  const { asamblea, corrigiendo, cambios, retiradas } = props;
  if (corrigiendo) {
    return (
      <Alert severity="info" sx={{ m: 1.5 }}>
        Corrección del acta: {filasConCambios(cambios)}. Nada se guarda hasta regenerarla; la versión emitida se
        conserva.
      </Alert>
    );
  }
  if (asamblea.estadoImportado !== null) {
    return (
      <Alert severity="info" sx={{ m: 1.5 }}>
        {mensajes.propios.estadoNoSeProcesa(asamblea.estadoImportado)}
      </Alert>
    );
  }
  if (asamblea.actaGeneradaEn === null) return null;
  return (
    <Alert severity={retiradas > 0 ? 'info' : 'success'} sx={{ m: 1.5 }}>
      {asamblea.acta}, generada por {asamblea.actaGeneradaPor} el {fechaHora(asamblea.actaGeneradaEn)}.
      {retiradas > 0 && ` ${mensajes.propios.retiradasDespues(retiradas)}`}
    </Alert>
  );
}

interface DescargasProps {
  readonly asamblea: AsambleaDetalle;
  readonly esperar: () => Promise<void>;
}

/** ASA-059, ASA-061: Excel for 006, PDF for the others. */
function Descargas({ asamblea, esperar }: DescargasProps) {
  const enExcel = useCan('participante:excel');
  const enPdf = useCan('participante:pdf');
  const { download, pending } = useDownload();
  const formato = enExcel ? 'xlsx' : enPdf ? 'pdf' : null;
  if (formato === null) return null;
  const { id, grupo, numeroAsamblea } = asamblea;
  return (
    <Button
      variant="outlined"
      startIcon={<FileDownloadOutlined />}
      loading={pending}
      onClick={async () => {
        await esperar();
        await download(
          urlOf(`/asamblea/{id}/participantes.${formato}`, { id }),
          `participantes-${grupo}-${numeroAsamblea}.${formato}`,
        );
      }}
    >
      {formato === 'xlsx' ? 'Descargar Excel' : 'Descargar PDF'}
    </Button>
  );
}

type AccionEnviada = 'generar-acta' | 'regenerar-acta' | 'corregir' | 'eliminar';

/** An act with the version of the participants that this screen shows, once the marks that are on their way are stored. */
function useSend({ id, versionParticipantes }: AsambleaDetalle, { esperar }: Marcas) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const client = useQueryClient();
  return async <T extends object>(accion: AccionEnviada, cuerpo: object, key: string): Promise<T> => {
    await esperar();
    const body = { ...cuerpo, versionParticipantes: versionVista(client, id) ?? versionParticipantes };
    return dataProvider.act<T>(`/asamblea/{id}/${accion}`, id, body, { key });
  };
}

/** The version rose by more than our own marks: somebody else marked, and rows on this screen are old. */
function useRemoteChanges({ versionParticipantes }: AsambleaDetalle, { pendientes, propias }: Marcas): void {
  const client = useQueryClient();
  const base = useRef(versionParticipantes);
  useEffect(() => {
    if (pendientes > 0 || versionParticipantes <= base.current + propias()) return;
    base.current = versionParticipantes - propias();
    void client.invalidateQueries({ queryKey: ['participante'] });
  }, [versionParticipantes, pendientes, propias, client]);
}
