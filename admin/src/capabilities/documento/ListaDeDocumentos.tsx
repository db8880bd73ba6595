import { DEPARTAMENTO_LEGAL, type DuenoDeDocumento, mensajes } from '@adjudica/domain';
import Box from '@mui/material/Box';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useUsuario } from '../../providers/sesion';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LeaveQuestionFor } from '../../ui/form/LeaveQuestion';
import { LoadingState } from '../../ui/LoadingState';
import { combinedRule } from '../../ui/upload/rules';
import { UploadTray } from '../../ui/upload/UploadTray';
import { type RefusedFile, useFileDrop } from '../../ui/upload/useFileDrop';
import { VIEWER_WIDTH } from '../../ui/viewer/ViewerPanel';
import { AsignarArchivosDialog } from './AsignarArchivosDialog';
import { BarraDeLista } from './BarraDeLista';
import { consultaVacia, useDocumentos, useDocumentosCerrados } from './consultas';
import { type Decision, DecisionDialog } from './DecisionDialog';
import { BotonGenerar } from './GenerarListado';
import { TablaDeDocumentos } from './TablaDeDocumentos';
import { type DocumentoRecord, puede, tieneArchivo } from './tipos';
import { filtrar, senalesDeLista, useListView } from './useListView';
import { useRequest } from './useRequest';
import { useSubidaDeDocumentos } from './useSubidaDeDocumentos';
import { VisorDeDocumento } from './VisorDeDocumento';

interface ListaDeDocumentosProps {
  /** idCodigo */
  readonly plan: string;
  /** Only the documents of this owner; absent = of everybody, with a filter. */
  readonly dueno?: DuenoDeDocumento;
  /** State of the folder, above the list. */
  readonly estado?: ReactNode;
  /** Only read now: the list is not made anew. */
  readonly cerrada?: boolean;
}

/** The documents of a plan, or of one of its persons: looked at, uploaded, accepted, rejected. */
export function ListaDeDocumentos({ plan, dueno, estado, cerrada = false }: ListaDeDocumentosProps) {
  const { data, error, isPending, refetch, poner } = useDocumentos(plan);
  const { data: deAntes, isPending: faltanCerrados } = useDocumentosCerrados(plan);
  const vigentes = useMemo(() => enOrden(data ?? consultaVacia, dueno), [data, dueno]);
  const cerrados = useMemo(() => enOrden(deAntes ?? consultaVacia, dueno), [deAntes, dueno]);
  const todos = useMemo(() => [...vigentes, ...cerrados], [vigentes, cerrados]);
  const soloLegales = useUsuario().idDepartamento === DEPARTAMENTO_LEGAL;
  const vista = useListView();
  const pedir = useCallback(() => void refetch(), [refetch]);
  const subidas = useSubidaDeDocumentos({ documentos: todos, poner, pedir });
  const [porAsignar, setPorAsignar] = useState<PorAsignar | null>(null);
  const [decision, setDecision] = useState<Decision | null>(null);
  const listados = vista.cerrados ? cerrados : vigentes;
  const visibles = useMemo(
    () => filtrar(listados, { q: vista.q, persona: dueno === undefined ? vista.persona : null }),
    [listados, vista.q, vista.persona, dueno],
  );
  const pedido = useRequest({ documentos: visibles, vista });
  const abierto = useOpenDocument(todos, data !== undefined && !faltanCerrados, vista);

  const porSubir = useMemo(() => vigentes.filter((documento) => puede(documento, 'subir')), [vigentes]);
  const regla = useMemo(() => combinedRule(porSubir.map(({ tipo }) => tipo.formato)), [porSubir]);
  const onArchivos = useCallback(
    (archivos: readonly File[], rechazados: readonly RefusedFile[]) => setPorAsignar({ archivos, rechazados }),
    [],
  );
  const zona = useFileDrop({ rule: regla, multiple: true, disabled: porSubir.length === 0, onFiles: onArchivos });

  if (data === undefined && error !== null) return <ErrorState message={error.message} onRetry={pedir} />;
  if (isPending) return <LoadingState />;
  // DOC-511
  if (data?.length === 0)
    return soloLegales ? (
      <EmptyState message="El plan no tiene documentos legales." />
    ) : (
      <EmptyState message={mensajes.DOC.sinListado}>
        {!cerrada && <BotonGenerar plan={plan} variant="contained" />}
      </EmptyState>
    );
  if (todos.length === 0) return <EmptyState message={mensajes.propios.sinDocumentosDePersona} />;

  const secuencia = visibles.filter(tieneArchivo);
  return (
    <JuntoAlVisor abierto={abierto !== null}>
      {subidas.inProgress && (
        <LeaveQuestionFor
          title="Hay archivos que todavía se están subiendo"
          confirmLabel="Salir y cancelar"
          cancelLabel="Seguir aquí"
          signals={senalesDeLista}
        >
          Si sale ahora, los archivos que no han terminado no se suben.
        </LeaveQuestionFor>
      )}
      <UploadTray {...subidas} />
      <Box {...zona.getRootProps()} sx={{ position: 'relative', outline: 'none' }}>
        <BarraDeLista
          plan={plan}
          documentos={vigentes}
          cerrados={cerrados}
          estado={estado}
          vista={vista}
          conPersona={dueno === undefined}
          cerrada={cerrada}
          onElegir={porSubir.length > 0 ? zona.open : null}
        />
        <input {...zona.inputProps} aria-label="Archivos de la carpeta" />
        {listados.length === 0 ? (
          <EmptyState {...(!vista.cerrados && { message: mensajes.propios.sinDocumentosDePersona })} />
        ) : (
          <TablaDeDocumentos
            documentos={visibles}
            vista={vista}
            conPersona={dueno === undefined}
            abierto={abierto?.id ?? null}
            subidas={subidas}
            pedido={pedido}
            onDecidir={setDecision}
          />
        )}
        {zona.isDragActive && <Suelte />}
      </Box>
      {porAsignar !== null && (
        <AsignarArchivosDialog
          {...porAsignar}
          documentos={porSubir}
          onSubir={subidas.subir}
          onClose={() => setPorAsignar(null)}
        />
      )}
      {abierto !== null && (
        <VisorDeDocumento
          key={`${abierto.id} ${abierto.versionArchivo}`}
          documento={abierto}
          secuencia={secuencia.includes(abierto) ? secuencia : todos.filter(tieneArchivo)}
          onAbrir={vista.abrir}
          onDecidir={setDecision}
        />
      )}
      {decision !== null && (
        <DecisionDialog decision={decision} documentos={todos} pedir={pedir} onClose={() => setDecision(null)} />
      )}
    </JuntoAlVisor>
  );
}

interface PorAsignar {
  readonly archivos: readonly File[];
  readonly rechazados: readonly RefusedFile[];
}

/** In the folder's order, person after person. */
const enOrden = (documentos: readonly DocumentoRecord[], dueno: DuenoDeDocumento | undefined): DocumentoRecord[] =>
  documentos
    .filter((documento) => dueno === undefined || documento.dueno === dueno)
    .toSorted((a, b) => a.dueno - b.dueno || a.orden - b.orden || a.id - b.id);

/** The document that the address names; one without a file says so and is none (DOC-030). */
function useOpenDocument(
  documentos: readonly DocumentoRecord[],
  cargados: boolean,
  { doc, abrir }: ReturnType<typeof useListView>,
): DocumentoRecord | null {
  const notify = useNotify();
  const nombrado = documentos.find(({ id }) => id === doc) ?? null;
  const falta = cargados && doc !== null && (nombrado === null || !tieneArchivo(nombrado));
  useEffect(() => {
    if (!falta) return;
    notify(mensajes.DOC.noExisteDocumento, { type: 'error' });
    abrir(null);
  }, [falta, notify, abrir]);
  return nombrado !== null && tieneArchivo(nombrado) ? nombrado : null;
}

/** While the viewer stands at the left of the window, the list gives it the room that it needs. */
function JuntoAlVisor({ abierto, children }: { readonly abierto: boolean; readonly children: ReactNode }) {
  const marco = useRef<HTMLDivElement>(null);
  const [izquierda, setIzquierda] = useState(0);
  useLayoutEffect(() => {
    if (!abierto) return;
    const medir = () => setIzquierda(marco.current?.getBoundingClientRect().left ?? 0);
    medir();
    window.addEventListener('resize', medir);
    return () => window.removeEventListener('resize', medir);
  }, [abierto]);
  const sitio = `max(0px, calc(${VIEWER_WIDTH} + 16px - ${Math.round(izquierda)}px))`;
  return (
    <div ref={marco}>
      <Box sx={{ ml: { md: abierto ? sitio : 0 } }}>{children}</Box>
    </div>
  );
}

function Suelte() {
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: 0,
        zIndex: 2,
        display: 'grid',
        placeItems: 'center',
        border: '2px dashed',
        borderColor: 'primary.main',
        borderRadius: 1,
        bgcolor: 'background.paper',
        opacity: 0.92,
        fontWeight: 600,
        color: 'primary.main',
        pointerEvents: 'none',
      }}
    >
      Suelte los archivos para elegir su documento
    </Box>
  );
}
