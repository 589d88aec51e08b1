import { PictureInput } from './picture-input.tsx'
import { Section } from './section.tsx'
import { m } from '../../../messages/messages.ts'

const texts = m.brand.pictures

export function PicturesSection() {
  return (
    <Section id="pictures" intro={texts.intro}>
      <LogoInput />
      <PictureInput
        name="faviconId"
        label={texts.icon}
        hint={texts.iconHint}
        actions={texts.iconActions}
        shape="square"
      />
      <PictureInput
        name="heroPictureId"
        label={texts.hero}
        hint={texts.heroHint}
        actions={texts.heroActions}
        shape="wide"
      />
    </Section>
  )
}

export function LogoInput() {
  return (
    <PictureInput
      name="logoId"
      label={texts.logo}
      hint={texts.logoHint}
      actions={texts.logoActions}
      shape="wide"
    />
  )
}
