import { describirCondiciones, esquemaDeDescarte, nombreDeBloque, propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { CanAccess } from 'react-admin';
import { Link, useParams } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { ActionButtons } from '../../ui/ActionButtons';
import { ActoDialog } from '../../ui/acto/ActoDialog';
import type { Acto } from '../../ui/acto/tipos';
import { Facts } from '../../ui/Facts';
import { CampoDeComentario } from '../../ui/fields/CampoDeComentario';
import { fechaHora, vacio } from '../../ui/formato';
import { ConRegistro } from '../../ui/formulario/ConRegistro';
import { useTituloDePagina } from '../../ui/layout/migas';
import { NotFound } from '../../ui/NotFound';
import { PageHeader } from '../../ui/PageHeader';
import { conCamposNombrados } from '../../ui/texto-enriquecido/nombrados';
import { TextoEnriquecido } from '../../ui/texto-enriquecido/TextoEnriquecido';
import { Aprobar } from './Aprobar';
import { enDetalle, RECURSO, rutaDeEdicion, rutaDeNuevo } from './rutas';
import { condicionesDe, type FormatoDetalle } from './tipos';
import { Versiones } from './Versiones';
import { SituacionField, Vigencia } from './Vigencia';
import { VistaPrevia } from './VistaPrevia';

type Abierto = 'aprobar' | 'descartar' | 'ver';

const descartar: Acto = {
  recurso: RECURSO,
  accion: 'descartar',
  titulo: propios.formatoDescartar,
  confirmar: 'Descartar',
  peligro: true,
  exito: propios.formatoDescartadoExito,
  esquema: esquemaDeDescarte,
  campos: { motivo: { etiqueta: 'Motivo', tipo: CampoDeComentario } },
};

/** One version: its text, for which contracts, since when, and the versions before it. */
export default function Formato() {
  const { formatoId = '' } = useParams();
  // 'nuevo' is no version: who may not write one finds nothing there
  if (!/^\d+$/.test(formatoId)) return <NotFound />;
  return (
    <ConRegistro<FormatoDetalle> key={formatoId} recurso={RECURSO} id={formatoId} meta={enDetalle}>
      {(formato) => <Pagina formato={formato} />}
    </ConRegistro>
  );
}

function Pagina({ formato }: { readonly formato: FormatoDetalle }) {
  const [abierto, setAbierto] = useState<Abierto | null>(null);
  const cerrar = () => setAbierto(null);
  useTituloDePagina(`${formato.codigo}, versión ${formato.numero}`);
  return (
    <>
      <PageHeader
        title={formato.nombre}
        description={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            <span>{nombreDeBloque(formato.bloque)}</span>
            <span>
              {formato.codigo}, versión {formato.numero}
            </span>
            <SituacionField record={formato} />
          </Box>
        }
        actions={<Acciones formato={formato} onAbrir={setAbierto} />}
      />
      {formato.entregado && formato.situacion === 'vigente' && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {propios.formatoEntregado}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 8fr) minmax(0, 4fr)' },
        }}
      >
        <Card component="section" aria-label={propios.formatoTexto} sx={{ p: 2 }}>
          <TextoEnriquecido html={conCamposNombrados(formato.texto)} />
        </Card>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Hechos formato={formato} />
          <Versiones formato={formato} />
        </Box>
      </Box>
      {abierto === 'aprobar' && <Aprobar formato={formato} onClose={cerrar} />}
      {abierto === 'descartar' && (
        <ActoDialog acto={descartar} id={formato.id} fijos={{ version: formato.version }} onClose={cerrar}>
          {formato.codigo} · {formato.nombre}
        </ActoDialog>
      )}
      {abierto === 'ver' && <VistaPrevia texto={formato.texto} condiciones={condicionesDe(formato)} onClose={cerrar} />}
    </>
  );
}

interface AccionesProps {
  readonly formato: FormatoDetalle;
  readonly onAbrir: (cual: Abierto) => void;
}

function Acciones({ formato: { id, acciones, situacion }, onAbrir }: AccionesProps) {
  const { role } = useUsuario();
  const siguiente = situacion === 'vigente' || situacion === 'porRegir';
  return (
    <>
      <Button variant="outlined" onClick={() => onAbrir('ver')}>
        {propios.formatoVistaPrevia}
      </Button>
      {siguiente && (
        <CanAccess resource="formato" action="escribir">
          {' '}
          <Button variant="contained" component={Link} to={rutaDeNuevo(role, id)}>
            {propios.formatoNuevaVersion}
          </Button>
        </CanAccess>
      )}
      {acciones.includes('editar') && (
        <Button variant="outlined" component={Link} to={rutaDeEdicion(role, id)}>
          Editar
        </Button>
      )}
      <ActionButtons
        acciones={(['descartar', 'aprobar'] as const).filter((accion) => acciones.includes(accion))}
        definitions={{
          descartar: { label: 'Descartar', danger: true, onClick: () => onAbrir('descartar') },
          aprobar: { label: 'Aprobar', variant: 'contained', onClick: () => onAbrir('aprobar') },
        }}
      />
    </>
  );
}

function Hechos({ formato }: { readonly formato: FormatoDetalle }) {
  const { escritoPor, escritoEn, decididoPor, decididoEn, motivo, motivoDescarte, entregado } = formato;
  const decision =
    decididoEn === null ? [] : [{ label: 'Decidido por', value: `${decididoPor}, ${fechaHora(decididoEn)}` }];
  const descarte = motivoDescarte === null ? [] : [{ label: 'Motivo del descarte', value: motivoDescarte }];
  return (
    <Card component="section" aria-label="Datos del formato" sx={{ p: 2 }}>
      <Facts
        facts={[
          { label: 'Condiciones', value: describirCondiciones(condicionesDe(formato)) },
          { label: 'Vigencia', value: <Vigencia {...formato} /> },
          { label: 'Motivo', value: motivo },
          { label: 'Escrito por', value: entregado ? vacio : `${escritoPor}, ${fechaHora(escritoEn)}` },
          ...decision,
          ...descarte,
        ]}
      />
    </Card>
  );
}
