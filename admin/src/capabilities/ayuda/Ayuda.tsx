import { listaDeRoles, propios } from '@adjudica/domain';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import manual from '../../generated/manual.json';
import { useUsuario } from '../../providers/sesion';
import { ReadingDialog } from '../../ui/dialogs/ReadingDialog';
import { EmptyState } from '../../ui/EmptyState';

type Paso = (typeof manual)[number];

/** What `?` on the keyboard opens, and the button of the bar. */
export type Pestana = 'como' | 'palabras' | 'atajos' | 'novedades';

const pestanas: Readonly<Record<Pestana, readonly [nombre: string, Contenido: () => ReactNode]>> = {
  como: [propios.ayudaComo, ComoSeHace],
  palabras: [propios.ayudaPalabras, Palabras],
  atajos: [propios.atajosDeTeclado, () => <Definiciones de={propios.atajos} />],
  novedades: [propios.ayudaNovedades, () => <Definiciones de={propios.novedades} />],
};

interface AyudaProps {
  readonly inicial: Pestana;
  readonly onClose: () => void;
  /** To the tour. */
  readonly onVisita: () => void;
}

/** Help of every page: the steps of the manual that end on this screen first, what words mean, keys, what is new. */
export default function Ayuda({ inicial, onClose, onVisita }: AyudaProps) {
  const [elegida, setElegida] = useState(inicial);
  const [, Contenido] = pestanas[elegida];
  return (
    <ReadingDialog
      title={propios.ayuda}
      onClose={onClose}
      maxWidth="md"
      toolbar={<Button onClick={onVisita}>{propios.visita}</Button>}
    >
      <Tabs value={elegida} onChange={(_, cual: Pestana) => setElegida(cual)} variant="scrollable" sx={{ mb: 2 }}>
        {Object.entries(pestanas).map(([codigo, [nombre]]) => (
          <Tab key={codigo} value={codigo} id={`ayuda-${codigo}`} aria-controls="ayuda-panel" label={nombre} />
        ))}
      </Tabs>
      <Box role="tabpanel" id="ayuda-panel" aria-labelledby={`ayuda-${elegida}`} sx={{ minHeight: 320 }}>
        <Contenido />
      </Box>
    </ReadingDialog>
  );
}

function ComoSeHace() {
  const { role } = useUsuario();
  const { pathname } = useLocation();
  const [, , pantalla] = pathname.split('/');
  const suyos = manual.filter(({ roles }) => (roles as readonly string[]).includes(role));
  // what everybody does with his account is done from the menu of his name, on any screen
  const esDeAqui = ({ roles, ...paso }: Paso) => paso.pantalla === pantalla && roles.length < listaDeRoles.length;
  const deAqui = suyos.filter(esDeAqui);
  const demas = suyos.filter((paso) => !esDeAqui(paso));
  return (
    <>
      {deAqui.length > 0 && <Pasos titulo={propios.ayudaAqui} pasos={deAqui} abierto={deAqui[0]} />}
      {demas.length > 0 && <Pasos titulo={propios.ayudaSuTrabajo} pasos={demas} />}
    </>
  );
}

interface PasosProps {
  readonly titulo: string;
  readonly pasos: readonly Paso[];
  readonly abierto?: Paso | undefined;
}

function Pasos({ titulo, pasos, abierto }: PasosProps) {
  return (
    <Box component="section" sx={{ mb: 2 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {titulo}
      </Typography>
      {pasos.map((paso) => (
        // a picture is loaded when its step is opened
        <Accordion
          key={paso.foto}
          defaultExpanded={paso === abierto}
          disableGutters
          slotProps={{ transition: { unmountOnExit: true } }}
        >
          <AccordionSummary expandIcon={<ExpandMore />}>
            <Typography sx={{ fontWeight: 560 }}>{paso.titulo}</Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Typography sx={{ mb: 1.5 }}>{conNegritas(paso.texto)}</Typography>
            <Box
              component="img"
              src={`/manual/${paso.foto}.webp`}
              alt=""
              loading="lazy"
              sx={{ maxWidth: '100%', border: 1, borderColor: 'divider', borderRadius: 1 }}
            />
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}

/** The manual writes words of the screen as **word**. */
const conNegritas = (texto: string): ReactNode[] =>
  texto.split('**').map((parte, i) => (i % 2 === 1 ? <strong key={parte}>{parte}</strong> : parte));

const sinMarcas = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function Palabras() {
  const [buscado, setBuscado] = useState('');
  const halladas = propios.palabrasDeLaOficina.filter(([palabra]) => sinMarcas(palabra).includes(sinMarcas(buscado)));
  return (
    <>
      <TextField
        type="search"
        label={propios.ayudaBuscarPalabra}
        value={buscado}
        onChange={({ target }) => setBuscado(target.value)}
        sx={{ mb: 2, width: { xs: '100%', sm: 320 } }}
      />
      {halladas.length === 0 ? (
        <EmptyState message={propios.ayudaSinPalabra(buscado)} />
      ) : (
        <Definiciones de={halladas} />
      )}
    </>
  );
}

function Definiciones({ de }: { readonly de: readonly (readonly [termino: string, definicion: string])[] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(120px, auto) 1fr' },
        gap: 1,
        columnGap: 3,
        m: 0,
      }}
    >
      {de.map(([termino, definicion]) => (
        <Box key={definicion} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ fontWeight: 600 }}>
            {termino}
          </Box>
          <Box component="dd" sx={{ m: 0, mb: { xs: 1, sm: 0 } }}>
            {definicion}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
