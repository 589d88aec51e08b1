export { AboutSection, ContactSection, MeetupSection } from './contact-sections.tsx'
export { Hero } from './hero.tsx'
export { Prices } from './prices.tsx'
export { Steps } from './steps.tsx'
